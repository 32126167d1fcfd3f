// The way from the desk to the public: what changed since the last publication, and publishing it with the machine's own
// git. A commit is made in an index of its own, so nothing else of the repository is ever committed, and the checkout
// stays as it is.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SimpleGit, simpleGit } from 'simple-git'

/** What an editor changes. */
const OWN = ['content', 'public/logos', 'public/pictures']

/** The commit that was published last from this machine. */
const PUBLISHED = 'refs/desk/published'

/** The editor's own environment, which the library guards because a server's could come from a stranger. */
const TRUSTED = {
  allowUnsafeEditor: true,
  allowUnsafePager: true,
  allowUnsafeAskPass: true,
  allowUnsafeSshCommand: true,
  allowUnsafeGitProxy: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeConfigEnvCount: true,
}

/** Git with the settings of this machine. It may not ask for a password in the terminal: nobody would see the question. */
function openGit(root: string, own: Record<string, string> = {}): SimpleGit {
  const env = { ...process.env, ...own, GIT_TERMINAL_PROMPT: '0' }
  return simpleGit(root, { allowEnvironment: Object.keys(env), unsafe: TRUSTED }).env(env)
}

/** A changed file with its texts; null if it does not exist. */
export type ChangedFile = { file: string; before: string | null; after: string | null }

export type Sent =
  | { status: 'published'; branch: string; address: string | null; files: string[] }
  /** Others have published these files since; nothing was sent. */
  | {
      status: 'conflict'
      files: { file: string; version: string; text: string | null; before: string | null }[]
    }
  /** It was not sent; `patch` is the change as a file. */
  | { status: 'not-sent'; message: string; patch: string }

type Order = { name: string; reason: string; words: string; isDirect: boolean; seen: Record<string, string> }

type Tree = Map<string, string>

export class Repository {
  private readonly git: SimpleGit

  constructor(private readonly root: string) {
    this.git = openGit(root)
  }

  private raw = (...args: string[]) => this.git.raw(args).then((text) => text.trimEnd())

  /** With -q, a name that does not exist is an empty answer. */
  private resolve = async (name: string): Promise<string | null> =>
    (await this.raw('rev-parse', '--verify', '-q', `${name}^{commit}`).catch(() => '')) || null

  /** Null if this folder is not a checkout with at least one commit. */
  private async read() {
    const head = await this.resolve('HEAD')
    if (!head) return null
    const published = await this.resolve(PUBLISHED)
    const [onDisk, inHead, inPublished] = await Promise.all([
      this.readDisk(),
      this.readTree(head),
      published ? this.readTree(published) : new Map<string, string>(),
    ])
    const age = async (commit: string) => Number(await this.raw('log', '-1', '--format=%ct', commit))
    const isNewer = published !== null && (await age(published)) >= (await age(head))
    // What is public, as far as this machine knows.
    const base = isNewer ? inPublished : inHead
    const files = [...new Set([...onDisk.keys(), ...base.keys()])].sort()
    const changed = files.filter((file) => {
      const now = onDisk.get(file)
      return now !== base.get(file) && now !== inHead.get(file)
    })
    return { head, onDisk, base, changed }
  }

  private async readTree(commit: string): Promise<Tree> {
    const lines = await this.raw('ls-tree', '-r', commit, '--', ...OWN)
    return new Map(
      lines.split('\n').flatMap((line) => {
        const [, hash, file] = /^\d+ blob (\w+)\t(.*)$/.exec(line) ?? []
        return hash && file ? [[file, hash]] : []
      }),
    )
  }

  private async readDisk(): Promise<Tree> {
    const list = await this.raw('ls-files', '-co', '--exclude-standard', '--deduplicate', '--', ...OWN)
    const deleted = await this.raw('ls-files', '-d', '--', ...OWN)
    const gone = deleted.split('\n')
    const files = list.split('\n').filter((file) => file !== '' && !gone.includes(file))
    const hashes = files.length > 0 ? await this.raw('hash-object', '-w', '--', ...files) : ''
    return new Map(hashes.split('\n').map((hash, index) => [files[index] ?? '', hash]))
  }

  private readBlob = (hash: string | undefined) => (hash ? this.git.raw(['cat-file', 'blob', hash]) : null)

  /** What an editor changed since the last publication; null without git. */
  async listChanges(): Promise<ChangedFile[] | null> {
    const state = await this.read()
    if (!state) return null
    const { changed, base, onDisk } = state
    return Promise.all(
      changed.map(async (file) => ({
        file,
        before: await this.readBlob(base.get(file)),
        after: await this.readBlob(onDisk.get(file)),
      })),
    )
  }

  /** Puts files back to what is public. */
  async takeBack(files: readonly string[]) {
    const state = await this.read()
    for (const file of (state?.changed ?? []).filter((changed) => files.includes(changed))) {
      const fullPath = path.join(this.root, file)
      const hash = state?.base.get(file)
      if (!hash) rmSync(fullPath, { force: true })
      else {
        mkdirSync(path.dirname(fullPath), { recursive: true })
        writeFileSync(fullPath, await this.git.binaryCatFile(['blob', hash]))
      }
    }
  }

  /** The commits that changed a file, newest first. */
  async listHistory(file: string) {
    const published = await this.resolve(PUBLISHED)
    const revisions = ['HEAD', ...(published ? [published] : [])]
    const log = await this.raw(
      'log',
      '-n',
      '20',
      '--format=%H%x09%an%x09%as%x09%s',
      ...revisions,
      '--',
      file,
    ).catch(() => '')
    return log.split('\n').flatMap((line) => {
      const [commit, name, day, reason] = line.split('\t')
      return commit && name && day ? [{ commit, name, day, reason: reason ?? '' }] : []
    })
  }

  /** The text of a file at a commit; null if it was not there. */
  readVersion = (file: string, commit: string): Promise<string | null> =>
    this.git.raw(['show', `${commit}:${file}`]).catch(() => null)

  async publish(order: Order): Promise<Sent> {
    const state = await this.read()
    if (!state || state.changed.length === 0)
      return { status: 'not-sent', message: 'Nothing has changed since the last publication.', patch: '' }
    const { remote, main, upstream, problem } = await this.fetch()
    const slug =
      order.name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'editor'
    const branch = order.isDirect ? main : `desk/${slug}-${new Date().toISOString().slice(0, 10)}`
    const parent =
      (order.isDirect ? null : await this.resolve(`refs/remotes/origin/${branch}`)) ?? upstream ?? state.head
    const theirs = await this.readTree(parent)
    const conflicts = state.changed.filter((file) => {
      const other = theirs.get(file)
      const isKnown = [state.base.get(file), state.onDisk.get(file)].includes(other)
      return !isKnown && order.seen[file] !== (other ?? '')
    })
    if (conflicts.length > 0) {
      const files = conflicts.map(async (file) => ({
        file,
        version: theirs.get(file) ?? '',
        text: await this.readBlob(theirs.get(file)),
        before: await this.readBlob(state.base.get(file)),
      }))
      return { status: 'conflict', files: await Promise.all(files) }
    }
    const commit = await this.commit(parent, state.changed, state.onDisk, order)
    const patch = () => this.git.raw(['format-patch', '--stdout', '--binary', '-1', commit])
    if (problem) return { status: 'not-sent', message: problem, patch: await patch() }
    try {
      await this.raw('push', '--quiet', 'origin', `${commit}:refs/heads/${branch}`)
    } catch (error) {
      const message = `${remote} did not accept the change: is there a login for it on this machine, with the right to write? It said: ${lastLine(error)}`
      return { status: 'not-sent', message, patch: await patch() }
    }
    await this.raw('update-ref', PUBLISHED, commit)
    if (order.isDirect) await this.catchUp(commit, main, state.changed)
    return {
      status: 'published',
      branch,
      address: order.isDirect ? null : toCompareAddress(remote, main, branch),
      files: state.changed,
    }
  }

  /** The remote, its main branch with the commit that is public now, and what prevents sending, in words. */
  private async fetch() {
    const current = (await this.raw('symbolic-ref', '--short', '-q', 'HEAD').catch(() => '')) || 'main'
    const remote = await this.raw('remote', 'get-url', 'origin').catch(() => '')
    if (!remote) {
      const problem =
        'This copy of the site does not know where to publish: its repository has no remote named “origin”. Ask whoever set it up, and send the change as a file meanwhile.'
      return { remote, main: current, upstream: null, problem }
    }
    try {
      const answer = await this.raw('ls-remote', '--symref', 'origin', 'HEAD')
      const main = /^ref: refs\/heads\/(\S+)/.exec(answer)?.[1] ?? current
      await this.raw('fetch', '--quiet', 'origin')
      return { remote, main, upstream: await this.resolve(`refs/remotes/origin/${main}`), problem: null }
    } catch (error) {
      const problem = `${remote} cannot be reached: is this machine online, and is there a login for it? It said: ${lastLine(error)}`
      return { remote, main: current, upstream: null, problem }
    }
  }

  /** A commit of these files on top of a parent, made in an index of its own. */
  private async commit(
    parent: string,
    files: readonly string[],
    onDisk: Tree,
    { name, reason, words }: Order,
  ) {
    const folder = mkdtempSync(path.join(tmpdir(), 'desk-'))
    const email = await this.raw('config', 'user.email').catch(() => 'desk@localhost')
    const who = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    }
    const git = openGit(this.root, { ...who, GIT_INDEX_FILE: path.join(folder, 'index') })
    try {
      await git.raw(['read-tree', parent])
      for (const file of files) {
        const hash = onDisk.get(file)
        await git.raw(
          hash
            ? ['update-index', '--add', '--cacheinfo', `100644,${hash},${file}`]
            : ['update-index', '--force-remove', file],
        )
      }
      const tree = (await git.raw(['write-tree'])).trim()
      return (await git.raw(['commit-tree', tree, '-p', parent, '-m', reason, '-m', words])).trim()
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  /** Moves the checkout to what it just published, if nothing else stands in the way. */
  private async catchUp(commit: string, main: string, files: readonly string[]) {
    if ((await this.raw('symbolic-ref', '--short', '-q', 'HEAD').catch(() => '')) !== main) return
    await this.git
      .raw(['add', '-A', '--', ...files])
      .then(() => this.git.raw(['merge', '--quiet', '--ff-only', commit]))
      .catch(() => this.git.raw(['reset', '--quiet', '--', ...files]))
  }
}

const lastLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .trim()
    .split('\n')
    .at(-1)

/** Where a pull request for the branch is opened, on the hosts that have such an address. */
function toCompareAddress(remote: string, main: string, branch: string): string | null {
  const [, host, place] =
    /^(?:https?:\/\/(?:[^@/]*@)?|(?:ssh:\/\/)?git@)([^:/]+)[:/](.+?)(?:\.git)?$/.exec(remote) ?? []
  if (!host || !place) return null
  if (host.includes('gitlab')) return `https://${host}/${place}/-/compare/${main}...${branch}`
  return `https://${host}/${place}/compare/${main}...${branch}`
}
