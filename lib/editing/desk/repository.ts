// The way from the desk to the public: what changed since the last publication, and publishing it with the machine's own
// git. A commit is made in an index of its own, so nothing else of the repository is ever committed, and the checkout
// stays as it is.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { slug } from 'github-slugger'
import { normalize } from '../../content/raw-file'
import { withoutKnown } from '../files/save-content'
import type { Published, PublishResult } from './api'
import { findIssues, parseFileName, parseVersion } from './files'
import { getImageType } from './images'
import { type PublishRequest, Refusal } from './request'

/** Where an editor changes something, and whether a file there is content: notes and copies are not. */
const OWN = ['content', 'public/logos', 'public/pictures']
const isOwn = (file: string) => parseFileName(file) || getImageType(file.replace('public', ''))

/** The commit that was published last from this machine, and what was on its disk then, as a tree. */
const PUBLISHED = 'refs/desk/published'
const SENT = 'refs/desk/sent'

/** Git with the settings of this machine. It may not ask for a password in the terminal: nobody would see the question. */
function openGit(root: string, own: Record<string, string> = {}) {
  const env = { ...process.env, ...own, GIT_TERMINAL_PROMPT: '0' }
  const options = { cwd: root, env, maxBuffer: MAX_ANSWER_BYTES }
  return async (...args: string[]) => (await promisify(execFile)('git', args, options)).stdout
}

type Git = ReturnType<typeof openGit>

const NO_REPOSITORY =
  'This folder is not a git repository, so nothing can be compared or published from here.'

const NO_REMOTE =
  'This copy of the site does not know where to publish: its repository has no remote named “origin”. Ask whoever set it up, and send the change as a file meanwhile.'

/** A change with pictures is a patch of some megabytes. */
const MAX_ANSWER_BYTES = 100_000_000

/** A changed file with its texts; null if it does not exist. */
export type ChangedFile = { file: string; before: string | null; after: string | null }

type Order = PublishRequest & { words: string }

/** One text from what both began with, theirs, and mine; null if an editor has to choose. */
type Join = (file: string, texts: (string | null)[]) => string | null

export class Repository {
  constructor(readonly root: string) {}

  private git = (...args: string[]) => openGit(this.root)(...args)

  private run = async (...args: string[]) => (await this.git(...args)).trimEnd()

  /** The hash of a commit, or of a file in one; empty if there is none. */
  private find = (name: string) => this.run('rev-parse', '--verify', '-q', name).catch(() => '')

  /** Runs a task in an index of its own, which begins with the files of `start`, and returns the tree it ends with. */
  private async makeTree(start: string, task: (git: Git) => Promise<unknown>): Promise<string> {
    return inFolder(async (folder) => {
      const git = openGit(this.root, { GIT_INDEX_FILE: path.join(folder, 'index') })
      await git('read-tree', start)
      await task(git)
      return (await git('write-tree')).trim()
    })
  }

  /** What the content check reports about the files of a commit, in a folder of their own. */
  private findIssues = (commit: string) =>
    inFolder(async (folder) => {
      await this.makeTree(commit, (git) => git('checkout-index', '-a', '-q', `--prefix=${folder}/`))
      return findIssues(folder)
    })

  /** What is on disk and what is public, as trees. Throws a refusal if this folder has no commit. */
  private async read() {
    const head = await this.find('HEAD')
    if (!head) throw new Refusal(409, NO_REPOSITORY)
    const disk = await this.makeTree(head, async (git) => {
      const list = await git('ls-files', '-zco', '--exclude-standard', '--deduplicate', '--', ...OWN)
      if (list) await git('update-index', '--add', '--remove', '--', ...toFiles(list))
    })
    const published = await this.find(PUBLISHED)
    // What the disk and the public last had in common: the newer of both. A commit on a branch also has what others
    // changed meanwhile, so the tree on the disk is compared instead.
    const newest = published && (await this.run('rev-list', '--no-walk', '-1', published, head))
    const base = (newest && newest !== head && (await this.find(SENT))) || head
    const compare = async (tree: string) =>
      toFiles(await this.git('diff-tree', '-r', '-z', '--name-only', tree, disk, '--', ...OWN)).filter(isOwn)
    return { head, disk, base, changed: await compare(base), compare }
  }

  /** The text of a file in a commit or tree; null if it is not there. */
  readVersion = (file: string, tree: string): Promise<string | null> =>
    this.git('show', `${tree}:${file}`).then(normalize, () => null)

  /** What an editor changed since the last publication. */
  async listChanges(): Promise<ChangedFile[]> {
    const { changed, base, disk } = await this.read()
    return Promise.all(
      changed.map(async (file) => ({
        file,
        before: await this.readVersion(file, base),
        after: await this.readVersion(file, disk),
      })),
    )
  }

  /** Puts files back to what is public. */
  async takeBack(files: readonly string[]) {
    const { changed, base, disk } = await this.read()
    const own = changed.filter((file) => files.includes(file))
    if (own.length > 0)
      await this.makeTree(disk, (git) => git('restore', '--worktree', `--source=${base}`, '--', ...own))
  }

  /** The commits that changed a file, newest first. */
  async listHistory(file: string) {
    const format = ['--format=%H%x09%an%x09%as%x09%s', '--topo-order', '-n', '20', '--ignore-missing']
    const log = await this.run('log', ...format, 'HEAD', PUBLISHED, '--', file).catch(() => '')
    return log.split('\n').flatMap((line) => {
      const [commit, name, day, reason = ''] = line.split('\t')
      return commit && name && day ? [{ commit, name, day, reason }] : []
    })
  }

  /** Sends what main has, with everything that this folder has changed: to main itself, or to a branch of the day. */
  async publish(order: Order, join: Join): Promise<PublishResult> {
    const { head, disk, base, changed, compare } = await this.read()
    if (changed.length === 0)
      return { status: 'not-sent', message: 'Nothing has changed since the last publication.', patch: '' }
    const { remote, main, upstream, problem } = await this.fetch(head)
    const last = await this.find(PUBLISHED)
    /** The newest of main that the last publication included. */
    const joint = last && (await this.run('merge-base', last, upstream).catch(() => ''))
    // What the folder and main have in common: if main lacks the last publication, that is sent again.
    const from = last && joint === last ? base : head
    const files = await compare(from)
    const joined = new Map<string, string>()
    const conflicts: Published[] = []
    for (const file of files) {
      const versions = [upstream, disk, joint, last, SENT].map((tree) => this.find(`${tree}:${file}`))
      const [version = '', is, settled, sent = '', mine] = await Promise.all(versions)
      if (version === is || order.seen[file]?.includes(version)) continue
      // If main has had what was sent last, for example in one commit with others, both go on from there.
      const passed = ['log', '-m', '--raw', '--no-abbrev', '--format=', `${from}..${upstream}`, '--', file]
      const hasMine = sent !== '' && sent === mine && (await this.run(...passed)).includes(sent)
      const start = hasMine ? last : from
      if (version === (await this.find(`${start}:${file}`))) continue
      const texts = await Promise.all([start, upstream, disk].map((tree) => this.readVersion(file, tree)))
      const both = join(file, texts)
      const [before = null, theirs = null] = texts.map((text) => parseVersion(file, text))
      if (both !== null) joined.set(file, both)
      // Unless mine went out last time, instead of what main has still.
      else if (!sent || sent !== mine || version !== settled)
        conflicts.push({ file, version, theirs, before })
    }
    if (conflicts.length > 0) return { status: 'conflict', files: conflicts }
    const name = `desk/${slug(order.name) || 'editor'}-${new Date().toISOString().slice(0, 10)}`
    const { branch, tip } = order.isDirect
      ? { branch: main, tip: upstream }
      : await this.findBranch(name, last)
    const tree = await this.makeTree(upstream, async (git) => {
      if (files.length > 0) await git('reset', '-q', disk, '--', ...files)
      for (const [file, input] of joined) {
        const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: this.root, input })
        await git('update-index', '--cacheinfo', `100644,${String(blob).trim()},${file}`)
      }
    })
    const commit = await this.commit(tree, [tip || upstream, upstream], order)
    const refuse = async (message: string): Promise<PublishResult> => {
      const how = ['--format=email', '--patch', '--binary', '--first-parent', '-m']
      return { status: 'not-sent', message, patch: await this.git('log', '-1', ...how, commit) }
    }
    if ((await compare(commit)).length > 0) {
      const [found = [], known = []] = await Promise.all([commit, upstream].map(this.findIssues))
      const issues = withoutKnown(found, known).map(({ message, ...place }) => ({
        ...place,
        message: `With what others have published: ${message}`,
      }))
      if (issues.length > 0) return { status: 'invalid', issues }
    }
    if (problem) return refuse(problem)
    try {
      await this.run('push', '--quiet', 'origin', `${commit}:refs/heads/${branch}`)
    } catch (error) {
      return refuse(
        `${remote} did not accept the change: is there a login for it on this machine, with the right to write? It said: ${readReason(error)}`,
      )
    }
    await this.run('update-ref', PUBLISHED, commit)
    await this.run('update-ref', SENT, disk)
    if (order.isDirect) await this.catchUp(commit, main, disk, files)
    const address = order.isDirect ? null : toCompareAddress(remote, main, branch)
    return { status: 'published', branch, address, files: changed }
  }

  /** The first branch of this name, or with a number, that is new or ends with the last publication. Others' are theirs. */
  private async findBranch(name: string, last: string) {
    for (let branch = name, count = 2; ; branch = `${name}-${count++}`) {
      const tip = await this.find(`refs/remotes/origin/${branch}`)
      if (tip === '' || tip === last) return { branch, tip }
    }
  }

  private getBranch = () => this.run('symbolic-ref', '--short', '-q', 'HEAD').catch(() => '')

  /** The remote, its main branch with the commit that is public now, and what prevents sending, in words. */
  private async fetch(head: string) {
    const remote = await this.run('remote', 'get-url', 'origin').catch(() => '')
    const state = { remote, main: (await this.getBranch()) || 'main', upstream: head, problem: '' }
    if (!remote) return { ...state, problem: NO_REMOTE }
    try {
      const answer = await this.run('ls-remote', '--symref', 'origin', 'HEAD')
      const main = /^ref: refs\/heads\/(\S+)/.exec(answer)?.[1] ?? state.main
      await this.run('fetch', '--quiet', 'origin')
      return { ...state, main, upstream: (await this.find(`refs/remotes/origin/${main}`)) || head }
    } catch (error) {
      const problem = `${remote} cannot be reached: is this machine online, and is there a login for it? It said: ${readReason(error)}`
      return { ...state, problem }
    }
  }

  private async commit(tree: string, ends: string[], { name, reason, words }: Order) {
    const parents = (await this.run('merge-base', '--independent', ...ends)).split('\n')
    const email = await this.run('config', 'user.email').catch(() => 'desk@localhost')
    const git = openGit(this.root, {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    })
    const after = parents.flatMap((parent) => ['-p', parent])
    return (await git('commit-tree', tree, ...after, '-m', reason, '-m', words)).trim()
  }

  /** Moves the checkout to what it just published, if nothing else stands in the way. */
  private async catchUp(commit: string, main: string, disk: string, files: readonly string[]) {
    if ((await this.getBranch()) !== main) return
    try {
      const own = await this.makeTree('HEAD', (git) => git('reset', '-q', disk, '--', ...files))
      await this.git('merge-base', '--is-ancestor', 'HEAD', commit)
      await this.git('add', '-A', '--', ...files)
      await this.git('status') // so that git knows which files are as it left them
      await this.git('read-tree', '-m', '-u', own, commit)
      await this.git('update-ref', 'HEAD', commit)
    } catch {
      await this.git('reset', '--quiet', '--', ...files)
    }
  }
}

/** Runs a task in a folder of its own, which is gone afterwards. */
async function inFolder<T>(task: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-'))
  return task(folder).finally(() => rmSync(folder, { recursive: true }))
}

/** The names in an answer that separates them with NUL. */
const toFiles = (list: string) => list.split('\0').filter((file) => file !== '')

/** What git says is wrong: general words and advice may follow. */
function readReason(error: unknown) {
  const lines = String(error).trim().split('\n')
  return lines.find((line) => /^(?:ssh|fatal|error|remote):/.test(line)) ?? lines.at(-1)
}

/** Where a pull request for the branch is opened, on the hosts that have such an address. */
function toCompareAddress(remote: string, main: string, branch: string): string | null {
  const [, host, place] =
    /^(?:https?:\/\/(?:[^@/]*@)?|(?:ssh:\/\/)?git@)([^:/]+)[:/](.+?)(?:\.git)?$/.exec(remote) ?? []
  const folder = host?.includes('gitlab') ? '/-/compare' : '/compare'
  return place ? `https://${host}/${place}${folder}/${main}...${branch}` : null
}
