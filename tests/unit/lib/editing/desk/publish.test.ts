// From the desk to a bare repository and back: what changed in words, publishing, conflicts, taking back, history.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openFile } from '@/lib/editing/desk/files'
import { listHistory, listUnpublished, publishChanges, takeBack } from '@/lib/editing/desk/publish'
import { Repository } from '@/lib/editing/desk/repository'
import { saveFiles } from '@/lib/editing/desk/save'
import { makeEditableContent } from '../../../../fixtures/editable-content'

// Each test starts git dozens of times.
jest.setTimeout(60_000)

const T_MATES = 'content/providers/t-mates.json'
const G_PLANS = 'content/providers/g-plans.json'
const LOG = 'content/changes.json'
const GUIDE = 'content/guides/glp1-cost-breakdown.mdx'
const ORDER = { name: 'Ada Example', reason: 'New price of T-Mates', isDirect: false, seen: {} }
const WHO = ['-c', 'user.name=Other', '-c', 'user.email=other@example.com']

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', [...WHO, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

const today = new Date().toISOString().slice(0, 10)

/** A colleague's commit on main: a change of T-Mates, and another file. Returns its hash. */
function pushToMain(bare: string, change: [string, string], [file, text]: [string, string]) {
  const other = mkdtempSync(path.join(tmpdir(), 'weighpoint-other-'))
  git(other, 'clone', '-q', bare, '.')
  writeFileSync(path.join(other, T_MATES), git(other, 'show', `main:${T_MATES}`).replace(...change))
  writeFileSync(path.join(other, file), text)
  git(other, 'add', '-A')
  git(other, 'commit', '-qm', 'Theirs')
  git(other, 'push', '-q', 'origin', 'main')
  return git(other, 'rev-parse', 'HEAD')
}

/** A change as the desk saves it, with its entry in the log. */
function saveData(root: string, file: string, part: (data: Record<string, unknown>) => object) {
  const { version = '', content } = openFile(root, file) ?? {}
  const data = { ...content?.data, ...part(content?.data ?? {}) }
  const draft = { file, version, data, blocks: null, images: {} }
  expect(saveFiles(root, { files: [draft], reason: 'Sale' })).toMatchObject({ status: 'saved' })
}

/** A price with the texts that state it. */
const savePrice = (root: string, file: string, amount: number) =>
  saveData(root, file, (data) => {
    const { pricing, ...texts } = data
    const before = `$${Reflect.get(Object(pricing), 'amount')}`
    const own = JSON.parse(JSON.stringify(texts).replaceAll(before, () => `$${amount}`))
    return { ...own, pricing: { ...Object(pricing), amount } }
  })

/** A colleague's price on main, saved with the desk and with its entry in the log. */
function pushPrice(bare: string, file: string, amount: number) {
  const other = mkdtempSync(path.join(tmpdir(), 'weighpoint-other-'))
  git(other, 'clone', '-q', bare, '.')
  for (const name of ['node_modules', 'public']) symlinkSync(path.resolve(name), path.join(other, name))
  savePrice(other, file, amount)
  git(other, 'add', '--', 'content')
  git(other, 'commit', '-qm', 'Their price')
  git(other, 'push', '-q', 'origin', 'main')
}

/** The newest entries of the log in a commit. */
const readLog = (folder: string, commit: string, count = 2) =>
  JSON.parse(git(folder, 'show', `${commit}:${LOG}`))
    .changes.slice(0, count)
    .map(({ provider, from, to }: Record<string, string>) => `${provider}: ${from} → ${to}`)

/** A checkout with fixture content and, unless told otherwise, a bare repository that it publishes to. */
function makeCheckout({ hasRemote = true } = {}) {
  const content = makeEditableContent()
  const { root } = content
  rmSync(path.join(root, '.gitignore'))
  writeFileSync(path.join(root, '.gitignore'), 'node_modules\npublic\n')
  git(root, 'init', '-q', '-b', 'main')
  git(root, 'add', '-A')
  git(root, 'commit', '-qm', 'Start')
  const bare = mkdtempSync(path.join(tmpdir(), 'weighpoint-bare-'))
  if (hasRemote) {
    git(bare, 'init', '-q', '--bare', '-b', 'main')
    git(root, 'remote', 'add', 'origin', bare)
    git(root, 'push', '-q', 'origin', 'main')
  }
  const repository = new Repository(root)
  return {
    ...content,
    bare,
    repository,
    list: () => listUnpublished(repository),
    publish: (order = {}) => publishChanges(repository, { ...ORDER, ...order }),
  }
}

const rename = (now: string, before = 'T-Mates'): [string, string] => [
  `"name": "${before}"`,
  `"name": "${now}"`,
]

test('a change is listed in words, and taken back', async () => {
  const { root, read, edit, repository, list } = makeCheckout()
  const before = read(T_MATES)
  edit(T_MATES, ['"amount": 99', '"amount": 109'], ['$99 a month', '$109 a month'])
  edit(GUIDE, ['\n## ', '\nA new sentence.\n\n## '])
  writeFileSync(path.join(root, 'README.md'), 'not of the desk')
  expect(await list()).toEqual([
    { file: GUIDE, label: expect.any(String), words: ['Text: added “A new sentence.”'] },
    {
      file: T_MATES,
      label: 'T-Mates',
      words: ['price $99 a month → $109 a month', expect.stringMatching(/^features .* → \$109 a month/)],
    },
  ])
  await repository.takeBack([T_MATES])
  expect(read(T_MATES)).toBe(before)
  expect((await list()).map(({ file }) => file)).toEqual([GUIDE])
})

test('entries are listed by names: of the change log, the ranking, and a list that was not there before', async () => {
  const { edit, list } = makeCheckout()
  const entry =
    '{ "date": "2026-11-21", "provider": "t-mates", "field": "pricing", "from": null, "to": "$9 a month", "why": "A" },'
  edit('content/changes.json', ['"changes": [', `"changes": [${entry}`])
  edit('content/ranking.json', ['"id": "t-mates",\n      "rating": ', '"id": "t-mates",\n      "rating": 1'])
  edit(T_MATES, [
    '"ctaText"',
    '"otherTerms": [{ "name": "Cancellation fee", "words": "We charge $50." }], "ctaText"',
  ])
  expect((await list()).flatMap(({ words }) => words)).toEqual([
    'Changes: added T-Mates, price: not stated → $9 a month',
    'Other terms: added “Cancellation fee · We charge $50.”',
    expect.stringMatching(/^Providers › “T-Mates” › Rating: /),
  ])
})

test('a damaged file is not called removed, and a difference after a long word is shown', async () => {
  const { root, edit, list } = makeCheckout()
  edit(GUIDE, ['\n## ', `\nSee [it](/guides/${'a-long-address-'.repeat(6)}). One end.\n\n## `])
  git(root, 'commit', '-qam', 'Link')
  edit(GUIDE, [' One end.', ' Another end.'])
  edit(T_MATES, ['{', '{{'])
  const words = (await list()).flatMap((change) => change.words)
  expect(words).toEqual([expect.stringMatching(/One end.* → .*Another end/), 'damaged: it cannot be read'])
})

test('an empty list where nothing was stated is not called an order', async () => {
  const { edit, list } = makeCheckout()
  edit(T_MATES, ['"ctaText"', '"otherTerms": [], "ctaText"'])
  expect((await list())[0]?.words).toEqual(['Other terms: not stated → none'])
})

test('the name in the form is the author, also if the environment names another', async () => {
  const before = { ...process.env }
  Object.assign(process.env, { GIT_AUTHOR_NAME: 'Machine', GIT_COMMITTER_NAME: 'Machine' })
  const { bare, edit, publish } = makeCheckout()
  edit(T_MATES, rename('T Mates'))
  const result = await publish().finally(() => {
    process.env = before
  })
  const branch = result.status === 'published' ? result.branch : ''
  expect(git(bare, 'log', '-1', '--format=%an|%cn', branch)).toBe('Ada Example|Ada Example')
})

test('publishing sends content to a branch of its own, with name and reason, and nothing else', async () => {
  const { root, bare, edit, list, publish } = makeCheckout()
  edit(T_MATES, rename('T Mates'))
  writeFileSync(path.join(root, 'biome.json.orig'), 'a file of a developer')
  git(root, 'add', 'biome.json.orig')
  const result = await publish()
  expect(result).toMatchObject({ status: 'published', files: [T_MATES], address: null })
  const branch = result.status === 'published' ? result.branch : ''
  expect(branch).toMatch(/^desk\/ada-example-\d{4}-\d\d-\d\d$/)
  expect(git(bare, 'diff', '--name-only', 'main', branch)).toBe(T_MATES)
  expect(git(bare, 'log', '-1', '--format=%an|%s|%b', branch)).toBe(
    'Ada Example|New price of T-Mates|T Mates: Name: “T-Mates” → “T Mates”',
  )
  expect(await list()).toEqual([])
  expect(git(root, 'status', '--porcelain', '--', 'biome.json.orig')).toBe('A  biome.json.orig')
  edit(T_MATES, rename('T and Mates', 'T Mates'))
  expect((await list())[0]?.words).toEqual(['Name: “T Mates” → “T and Mates”'])
  expect(await publish()).toMatchObject({ status: 'published', branch })
  expect(git(bare, 'rev-list', '--count', `main..${branch}`)).toBe('2')
})

test('publishing directly moves main here and there', async () => {
  const { root, bare, edit, list, publish } = makeCheckout()
  edit(T_MATES, rename('T Mates'))
  expect(await publish({ isDirect: true })).toMatchObject({ status: 'published', branch: 'main' })
  expect(git(bare, 'rev-parse', 'main')).toBe(git(root, 'rev-parse', 'HEAD'))
  expect(git(root, 'status', '--porcelain')).toBe('')
  expect(await list()).toEqual([])
})

test('what goes back after a publication is sent as well, so the branch is what the folder is', async () => {
  const { root, bare, read, edit, list, publish } = makeCheckout()
  const before = read(T_MATES)
  const renamed = 'content/guides/what-it-costs.mdx'
  const redirects = read('content/redirects.json')
  edit(T_MATES, rename('T Mates'))
  writeFileSync(
    path.join(root, renamed),
    read(GUIDE).replace(/^(?:(?:title|description): "|order: )/gm, '$&1'),
  )
  expect(await publish()).toMatchObject({ status: 'published', files: [renamed, T_MATES] })
  rmSync(path.join(root, renamed))
  writeFileSync(path.join(root, T_MATES), before)
  expect((await list()).map(({ words }) => words)).toEqual([['removed'], ['Name: “T Mates” → “T-Mates”']])
  const result = await publish()
  expect(result).toMatchObject({ status: 'published', files: [renamed, T_MATES] })
  expect(git(bare, 'diff', '--name-only', 'main', `desk/ada-example-${today}`)).toBe('')
  expect(await list()).toEqual([])
  expect(read('content/redirects.json')).toBe(redirects)
})

test('a new branch has everything that an earlier one sent, and main does not have', async () => {
  const { bare, edit, publish } = makeCheckout()
  edit(GUIDE, ['\n## ', '\nA new sentence.\n\n## '])
  expect(await publish()).toMatchObject({ status: 'published', files: [GUIDE] })
  edit(T_MATES, rename('T Mates'))
  expect(await publish({ name: 'Bo' })).toMatchObject({ status: 'published', branch: `desk/bo-${today}` })
  expect(git(bare, 'diff', '--name-only', 'main', `desk/bo-${today}`).split('\n')).toEqual([GUIDE, T_MATES])
})

test('what an earlier branch sent and main does not have is mine in a conflict, and in the history', async () => {
  const { bare, edit, publish, root, repository } = makeCheckout()
  const head = git(root, 'show', `HEAD:${T_MATES}`)
  edit(T_MATES, rename('My name'))
  expect(await publish()).toMatchObject({ status: 'published' })
  pushToMain(bare, ['"Visit Site"', '"Their button"'], ['LICENSE.md', 'new'])
  edit(GUIDE, ['\n## ', '\nA new sentence.\n\n## '])
  const before = { data: { name: JSON.parse(head).name } }
  expect(await publish({ name: 'Bo' })).toMatchObject({
    status: 'conflict',
    files: [{ file: T_MATES, before, theirs: { data: { ctaText: 'Their button' } } }],
  })
  edit(T_MATES, ['"Visit Site"', '"Their button"'])
  const seen = { [T_MATES]: [git(bare, 'rev-parse', `main:${T_MATES}`)] }
  expect(await publish({ seen })).toMatchObject({ status: 'published' })
  const theirs = (await listHistory(repository, T_MATES)).find(({ reason }) => reason === 'Theirs')
  expect(theirs?.words).toEqual(['Button: “Visit Site” → “Their button”'])
})

test('what others have put on main since is shown although the branch exists, and joined', async () => {
  const { root, bare, edit, publish, list } = makeCheckout()
  edit(GUIDE, ['\n## ', '\nA new sentence.\n\n## '])
  await publish()
  const theirs = pushToMain(bare, rename('Their name'), ['LICENSE.md', 'new'])
  edit(T_MATES, rename('My name'))
  const result = await publish()
  expect(result).toMatchObject({
    status: 'conflict',
    files: [{ file: T_MATES, theirs: { data: { name: 'Their name' } } }],
  })
  const branch = `desk/ada-example-${today}`
  const seen = { [T_MATES]: [git(bare, 'rev-parse', `main:${T_MATES}`)] }
  expect(await publish({ seen })).toMatchObject({ status: 'published', branch, files: [T_MATES] })
  expect(git(bare, 'diff', '--name-only', 'main', branch).split('\n')).toEqual([GUIDE, T_MATES])
  expect(git(bare, 'merge-base', 'main', branch)).toBe(theirs)
  expect(await list()).toEqual([])
  edit(T_MATES, rename('My other name', 'My name'))
  expect(await publish()).toMatchObject({ status: 'published', branch })
  expect(git(root, 'status', '--porcelain').split('\n')).toHaveLength(2)
})

test('what would break the content together with what others have published is not sent', async () => {
  const { bare, edit, publish } = makeCheckout()
  pushToMain(bare, rename('T Mates'), ['LICENSE.md', 'new'])
  edit('content/providers/g-plans.json', rename('T Mates', 'g-plans'))
  expect(await publish()).toMatchObject({
    status: 'invalid',
    issues: [{ message: expect.stringMatching(/^With what others have published: .*T Mates/) }],
  })
})

test('what others have published since is shown, and goes out once it was seen', async () => {
  const { bare, edit, publish } = makeCheckout()
  pushToMain(bare, rename('Their name'), ['LICENSE.md', 'new'])
  edit(T_MATES, rename('My name'))
  const result = await publish()
  expect(result).toMatchObject({
    status: 'conflict',
    files: [
      { file: T_MATES, theirs: { data: { name: 'Their name' } }, before: { data: { name: 'T-Mates' } } },
    ],
  })
  const seen = Object.fromEntries(
    result.status === 'conflict' ? result.files.map(({ file, version }) => [file, [version]]) : [],
  )
  expect(await publish({ seen, isDirect: true })).toMatchObject({ status: 'published' })
  expect(git(bare, 'show', `main:${T_MATES}`)).toContain('"My name"')
})

test.each([
  ['without a remote', false, /has no remote named “origin”/],
  ['without a login', true, /is there a login for it\? .* does not appear to be a git repository$/],
])('%s, it says what is missing and offers the change as a file', async (_, hasRemote, message) => {
  const { root, edit, publish, list } = makeCheckout({ hasRemote })
  if (hasRemote) git(root, 'remote', 'set-url', 'origin', path.join(root, 'nowhere'))
  edit(T_MATES, rename('T Mates'))
  const result = await publish()
  expect(result).toMatchObject({ status: 'not-sent', message: expect.stringMatching(message) })
  expect(result.status === 'not-sent' && result.patch).toMatch(
    /From: Ada Example[\s\S]*\+ {2}"name": "T Mates"/,
  )
  expect(await list()).toHaveLength(1)
})

test('nothing that the check refuses is sent', async () => {
  const { bare, edit, publish } = makeCheckout()
  edit(T_MATES, rename(''))
  expect(await publish()).toMatchObject({
    status: 'invalid',
    issues: [{ file: T_MATES, path: ['data', 'name'] }],
  })
  expect(git(bare, 'branch')).toBe('* main')
})

test('a folder without git says so', async () => {
  const { root } = makeEditableContent()
  await expect(listUnpublished(new Repository(root))).rejects.toThrow(/^This folder is not a git repository/)
})

test('the history of a file is in words, and each version can be read', async () => {
  const { edit, publish, repository } = makeCheckout()
  edit(T_MATES, rename('T Mates'))
  await publish()
  const history = await listHistory(repository, T_MATES)
  expect(history).toMatchObject([
    {
      name: 'Ada Example',
      reason: 'New price of T-Mates',
      words: ['Name: “T-Mates” → “T Mates”'],
      since: [],
      content: { data: { name: 'T Mates' } },
    },
    {
      name: 'Other',
      reason: 'Start',
      words: ['first version'],
      since: history[0]?.words,
      content: { data: { name: 'T-Mates' } },
    },
  ])
})

describe('a branch can always be merged', () => {
  const first = `desk/ada-example-${today}`
  const expectMergeable = (bare: string, branch: string) =>
    expect(() => git(bare, 'merge-tree', '--write-tree', 'main', branch)).not.toThrow()

  test('after the same sentence was published directly', async () => {
    const { bare, edit, publish } = makeCheckout()
    edit(GUIDE, ['\n## ', '\nA new sentence.\n\n## '])
    expect(await publish()).toMatchObject({ branch: first })
    edit(GUIDE, ['A new sentence.', 'Another sentence.'])
    expect(await publish({ isDirect: true })).toMatchObject({ branch: 'main' })
    edit(T_MATES, rename('T Mates'))
    const branch = `${first}-2`
    expect(await publish()).toMatchObject({ status: 'published', branch, files: [T_MATES] })
    expectMergeable(bare, branch)
    expect(git(bare, 'diff', '--name-only', 'main', branch)).toBe(T_MATES)
    edit(T_MATES, rename('Tee Mates', 'T Mates'))
    expect(await publish()).toMatchObject({ status: 'published', branch })
  })

  test('after a colleague has put it on main as one commit, and then changed the same file', async () => {
    const { bare, edit, publish } = makeCheckout()
    edit(T_MATES, rename('T Mates'))
    await publish()
    const sent = git(bare, 'show', `${first}:${T_MATES}`)
    pushToMain(bare, rename('T-Mates'), [T_MATES, `${sent}\n`])
    edit(GUIDE, ['\n## ', '\nA new sentence.\n\n## '])
    expect(await publish()).toMatchObject({ status: 'published', branch: first })
    expectMergeable(bare, first)
    pushToMain(bare, rename('T-Mates'), [T_MATES, sent.replace('Visit Site', 'Their button')])
    edit(T_MATES, rename('Tee Mates', 'T Mates'))
    const files = [{ before: { data: { name: 'T Mates' } }, theirs: { data: { ctaText: 'Their button' } } }]
    expect(await publish()).toMatchObject({ status: 'conflict', files })
  })

  test('after a colleague has put it on main in one commit with another change of the same file', async () => {
    const { root, bare, edit, publish } = makeCheckout()
    edit(GUIDE, ['\n## ', '\nA new sentence.\n\n## '])
    await publish()
    const squashed = git(bare, 'show', `${first}:${GUIDE}`).replace('A new sentence.', 'Their sentence.')
    jest.replaceProperty(process, 'env', { ...process.env, GIT_COMMITTER_DATE: '2040-01-01T00:00:00Z' })
    pushToMain(bare, rename('T-Mates'), [GUIDE, squashed])
    jest.restoreAllMocks()
    git(root, 'checkout', '-q', '--', GUIDE)
    git(root, 'pull', '-q', 'origin', 'main')
    edit(T_MATES, rename('T Mates'))
    expect(await publish()).toMatchObject({ status: 'published', branch: first, files: [T_MATES] })
    expectMergeable(bare, first)
    expect(git(bare, 'diff', '--name-only', 'main', first)).toBe(T_MATES)
  })
})

test('a branch that a colleague has changed is left to them', async () => {
  const { bare, edit, publish } = makeCheckout()
  const branch = `desk/ada-example-${today}`
  edit(T_MATES, rename('T Mates'))
  await publish()
  const theirs = git(bare, 'commit-tree', `${branch}^{tree}`, '-p', branch, '-m', 'Theirs')
  git(bare, 'update-ref', `refs/heads/${branch}`, theirs)
  edit(GUIDE, ['\n## ', '\nA new sentence.\n\n## '])
  expect(await publish()).toMatchObject({ status: 'published', branch: `${branch}-2` })
  expect(git(bare, 'diff', '--name-only', 'main', `${branch}-2`).split('\n')).toEqual([GUIDE, T_MATES])
  expect(git(bare, 'rev-parse', branch)).toBe(theirs)
})

describe('the change log keeps the entries of both', () => {
  test('of different providers, also on a branch that was sent before', async () => {
    const { root, bare, list, publish } = makeCheckout()
    const branch = `desk/ada-example-${today}`
    pushPrice(bare, G_PLANS, 88)
    savePrice(root, T_MATES, 109)
    expect(await publish()).toMatchObject({ status: 'published', branch })
    const both = ['t-mates: $99 a month → $109 a month', 'g-plans: $99 a week → $88 a week']
    expect(readLog(bare, branch)).toEqual(both)
    expect(await list()).toEqual([])
    pushPrice(bare, G_PLANS, 77)
    savePrice(root, T_MATES, 119)
    expect(await publish()).toMatchObject({ status: 'published', branch })
    expect(readLog(bare, branch)).toEqual([
      't-mates: $99 a month → $119 a month',
      'g-plans: $99 a week → $77 a week',
    ])
    expect(git(bare, 'merge-base', '--is-ancestor', 'main', branch)).toBe('')
  })

  test('if only another file changes after the branch was sent', async () => {
    const { root, bare, edit, publish } = makeCheckout()
    savePrice(root, T_MATES, 109)
    await publish()
    pushPrice(bare, G_PLANS, 88)
    edit(GUIDE, ['\n## ', '\nA new sentence.\n\n## '])
    expect(await publish()).toMatchObject({ status: 'published' })
    const branch = `desk/ada-example-${today}`
    expect(readLog(bare, branch)).toEqual([
      't-mates: $99 a month → $109 a month',
      'g-plans: $99 a week → $88 a week',
    ])
    expect(git(bare, 'merge-base', '--is-ancestor', 'main', branch)).toBe('')
  })

  test('of the same price, once it was chosen', async () => {
    const { root, bare, publish } = makeCheckout()
    pushPrice(bare, T_MATES, 88)
    savePrice(root, T_MATES, 109)
    expect(await publish()).toMatchObject({ status: 'conflict', files: [{ file: T_MATES }] })
    const seen = { [T_MATES]: [git(bare, 'rev-parse', `main:${T_MATES}`)] }
    expect(await publish({ seen, isDirect: true })).toMatchObject({ status: 'published' })
    expect(readLog(bare, 'main', 1)).toEqual(['t-mates: $99 a month → $109 a month'])
  })

  test('and publishing directly brings the files of others here', async () => {
    const { root, bare, read, publish } = makeCheckout()
    pushPrice(bare, G_PLANS, 88)
    savePrice(root, T_MATES, 109)
    expect(await publish({ isDirect: true })).toMatchObject({ status: 'published' })
    expect(git(root, 'rev-parse', 'HEAD')).toBe(git(bare, 'rev-parse', 'main'))
    expect(git(root, 'status', '--porcelain')).toBe('')
    expect(read(G_PLANS)).toContain('"amount": 88')
    expect(readLog(root, 'HEAD')).toHaveLength(2)
  })
})

test('taking back a provider takes its entries out of the change log, and no others', async () => {
  const { root, read, repository, list } = makeCheckout()
  const before = read(LOG)
  savePrice(root, T_MATES, 109)
  savePrice(root, G_PLANS, 88)
  await takeBack(repository, [T_MATES])
  expect((await list()).map(({ file, words }) => [file, words.length])).toEqual([
    [LOG, 1],
    [G_PLANS, expect.any(Number)],
  ])
  expect(read(LOG)).not.toContain('$109')
  expect(read(LOG)).toContain('$88')
  await takeBack(repository, [G_PLANS])
  expect(read(LOG)).toBe(before)
  expect(await list()).toEqual([])
})

test('what something else needs is not taken back', async () => {
  const { read, edit, repository } = makeCheckout()
  const [first] = JSON.parse(read('content/sources.json')).sources
  const source = JSON.stringify({ ...first, id: 'new-source', url: 'https://new.example/' })
  edit('content/sources.json', ['"sources": [', `"sources": [${source},`])
  edit(GUIDE, ['\n## ', '\nA new sentence.<Cite id="new-source" />\n\n## '])
  const before = read('content/sources.json')
  await expect(takeBack(repository, ['content/sources.json'])).rejects.toThrow(
    new RegExp(`^Not taken back, .* ${GUIDE}: .*there is no "new-source" in content/sources.json`),
  )
  expect(read('content/sources.json')).toBe(before)
  await takeBack(repository, ['content/sources.json', GUIDE])
  expect(await repository.listChanges()).toEqual([])
})

test('everything is taken back also if what is published has an error', async () => {
  const { root, edit, list, repository } = makeCheckout()
  edit(T_MATES, rename(''))
  git(root, 'commit', '-qam', 'An error')
  edit(T_MATES, ['"name": ""', '"name": "T-Mates"'])
  await takeBack(repository, [T_MATES])
  expect(await list()).toEqual([])
})

test('a renamed file is listed once, and taken back with what followed its name', async () => {
  const { root, read, list, repository } = makeCheckout()
  const [before, texts] = [read(T_MATES), ['content/ranking.json', LOG].map(read)]
  savePrice(root, T_MATES, 109)
  const { version = '', content } = openFile(root, T_MATES) ?? {}
  const newFile = 'content/providers/tee-mates.json'
  const file = { file: T_MATES, version, data: content?.data ?? {}, blocks: null, images: {}, newFile }
  expect(saveFiles(root, { files: [file], reason: null })).toMatchObject({ status: 'saved' })
  expect((await list()).map(({ file: own, words }) => [own, words[0]])).toEqual([
    [LOG, expect.any(String)],
    [newFile, `renamed from ${T_MATES} to ${newFile}`],
    ['content/ranking.json', expect.any(String)],
    ['content/redirects.json', expect.any(String)],
  ])
  await expect(takeBack(repository, ['content/redirects.json'])).rejects.toThrow('was renamed')
  await takeBack(repository, [newFile])
  expect(await list()).toEqual([])
  expect(read(T_MATES)).toBe(before)
  expect(['content/ranking.json', LOG].map(read)).toEqual(texts)
})

test('the note of a price is listed', async () => {
  const { root, list } = makeCheckout()
  saveData(root, T_MATES, ({ pricing }) => ({ pricing: { ...Object(pricing), note: 'A new note' } }))
  expect((await list())[0]?.words).toEqual([expect.stringMatching(/^Pricing › Note: .* → “A new note”$/)])
})

test('what is not content is neither listed nor sent', async () => {
  const { root, bare, edit, list, publish } = makeCheckout()
  const others = [
    'content/my-notes.txt',
    `${T_MATES}~`,
    'content/providers/copy.json.bak',
    'content/extra.json',
  ]
  for (const file of others) writeFileSync(path.join(root, file), 'a note')
  expect(await list()).toEqual([])
  edit(T_MATES, rename('T Mates'))
  expect(await publish()).toMatchObject({ status: 'published', files: [T_MATES] })
  expect(git(bare, 'diff', '--name-only', 'main', `desk/ada-example-${today}`)).toBe(T_MATES)
  for (const file of others) expect(existsSync(path.join(root, file))).toBe(true)
})
