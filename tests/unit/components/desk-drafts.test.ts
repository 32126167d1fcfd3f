// Drafts in the browser's storage: each tab keeps its own, and a file that somebody damaged takes none of them along.
import type { Draft } from '@/lib/editing/desk/page/drafts'
import {
  changeDraft,
  isChanged,
  join,
  rebase,
  toDraft,
  toDraftFile,
  undo,
} from '@/lib/editing/desk/page/drafts'

const FILE = 'content/providers/t-mates.json'
const OPENED = { file: FILE, version: '1', content: { data: { name: 'T-Mates' }, blocks: null } }

const make = (name: string, part: Partial<Draft> = {}): Draft => ({
  ...toDraft(OPENED),
  content: { data: { name }, blocks: null },
  ...part,
})

type Storage = typeof import('@/lib/editing/desk/page/storage')

/** A tab has its own copy of the page's code. */
function openTab(): Storage {
  let tab: Storage | undefined
  jest.isolateModules(() => {
    tab = jest.requireActual('@/lib/editing/desk/page/storage')
  })
  return tab as Storage
}

beforeEach(() => localStorage.clear())

test('a tab removes only the drafts that it kept itself', () => {
  const [one, other] = [openTab(), openTab()]
  one.keepDrafts({ a: make('mine', { id: 'a' }) })
  const clean = { a: { ...toDraft(OPENED), id: 'a' } }
  other.keepDrafts(clean)
  other.keepDrafts({ ...clean, b: make('theirs', { id: 'b' }) })
  expect(Object.keys(openTab().readDrafts()).sort()).toEqual(['a', 'b'])
  other.keepDrafts(clean)
  expect(Object.keys(openTab().readDrafts())).toEqual(['a'])
})

/** Tabs that hold a lock while they are open, and the function that closes one. */
function mockLocks() {
  const held: { name: string }[] = []
  const request = async (name: string) => void held.push({ name })
  const locks = { request, query: async () => ({ held: [...held] }) }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  return { close: (index: number) => held.splice(index, 1) }
}

const enter = async () => {
  const tab = openTab()
  await tab.enterTab()
  return tab
}

test('a draft stays when another tab saves the same file, and returns once its own tab is closed', async () => {
  const { close } = mockLocks()
  const [one, other] = [await enter(), await enter()]
  one.keepDrafts({ [FILE]: make('mine') })
  other.keepDrafts({ [FILE]: make('theirs') })
  other.keepDrafts({ [FILE]: toDraft(OPENED) })
  expect((await enter()).readDrafts()).toEqual({})
  close(0)
  const next = await enter()
  expect(next.readDrafts()).toEqual({ [FILE]: make('mine') })
  next.keepDrafts({ [FILE]: make('mine') })
  expect(Object.keys(localStorage)).toHaveLength(1)
  next.keepDrafts({})
  expect(localStorage).toHaveLength(0)
  Reflect.deleteProperty(navigator, 'locks')
})

test('what two closed tabs kept of one file is joined, with both versions of what both changed', () => {
  openTab().keepDrafts({ [FILE]: make('mine', { content: { data: { name: 'mine', a: 1 }, blocks: null } }) })
  openTab().keepDrafts({
    [FILE]: make('theirs', { content: { data: { name: 'theirs', b: 1 }, blocks: null } }),
  })
  const draft = openTab().readDrafts()[FILE]
  expect(draft?.content.data).toMatchObject({ a: 1, b: 1 })
  expect([draft?.content.data.name, draft?.conflicts[0]?.theirs].sort()).toEqual(['mine', 'theirs'])
})

test('two new files of two closed tabs stay two', () => {
  for (const name of ['a', 'b'])
    openTab().keepDrafts({ 'new guides': make(name, { id: 'new guides', version: null, newName: name }) })
  const names = Object.values(openTab().readDrafts()).map(({ newName }) => newName)
  expect(names.sort()).toEqual(['a', 'b'])
})

test('the texts of two closed tabs keep their places in the file', () => {
  const block = (text: string, source: string | null) => ({ source, kind: 'text' as const, text })
  const original = { data: {}, blocks: [block('a', 'a'), block('b', 'b')] }
  const keep = (...blocks: ReturnType<typeof block>[]) =>
    openTab().keepDrafts({ [FILE]: make('', { original, content: { data: {}, blocks } }) })
  keep(block('A', 'a'), block('b', 'b'))
  keep(block('a', 'a'), block('new', null), block('b', 'b'))
  expect(openTab().readDrafts()[FILE]).toMatchObject({
    conflicts: [],
    content: { blocks: [block('A', 'a'), block('new', null), block('b', 'b')] },
  })
})

test('a draft that finds no room leaves the room of the others alone', () => {
  const tab = openTab()
  const images = { '/logos/a.png': 'x'.repeat(6_000_000) }
  const big = make('big', { content: { data: { logo: '/logos/a.png' }, blocks: null }, images, id: 'big' })
  expect(tab.keepDrafts({ big, a: make('small', { id: 'a' }) })).toBe(false)
  expect(openTab().readDrafts()).toMatchObject({ a: { content: { data: { name: 'small' } } } })
})

test('a draft of an older desk gets the fields that it lacks; what is not a draft or cannot be read is left out', () => {
  const { id, version, content, original } = make('mine')
  localStorage.setItem(`desk-draft ${id}`, JSON.stringify({ id, version, content, original }))
  localStorage.setItem('desk-draft x', '{"id":"x"}')
  localStorage.setItem('desk-draft y', '{"id":')
  expect(openTab().readDrafts()).toEqual({ [id]: make('mine') })
})

test('a browser that blocks storage shows the desk without drafts and name', () => {
  const block = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(block)
  const tab = openTab()
  expect(tab.readDrafts()).toEqual({})
  expect(tab.getName()).toBe('')
  expect(tab.keepDrafts({ a: make('mine', { id: 'a' }) })).toBe(false)
  storage.mockRestore()
})

test('an image that the content no longer has is neither sent nor a change', () => {
  const draft = { ...toDraft(OPENED), images: { '/logos/a.svg': 'data:image/svg+xml;base64,AAAA' } }
  expect(isChanged(draft)).toBe(false)
  expect(toDraftFile({ kinds: [] } as never, draft).images).toEqual({})
  const data = { name: 'T-Mates', logo: '/logos/a.svg' }
  const used = { ...draft, content: { data, blocks: null } }
  expect(toDraftFile({ kinds: [] } as never, used).images).toEqual({ '/logos/a.svg': 'AAAA' })
})

test('what is typed on after a hand edit of the file can be undone', () => {
  const type = (draft: Draft, name: string) => changeDraft(draft, { content: make(name).content }, 'name')
  const data = { name: 'T-Mates', ctaText: 'Go' }
  const changed = rebase(type(toDraft(OPENED), 'mine'), {
    ...{ file: FILE, version: '2', content: { data, blocks: null } },
  })
  expect(undo(type(changed, 'more')).content.data).toEqual({ name: 'mine', ctaText: 'Go' })
})

test('what was typed waits while the file is damaged, and comes back when it is repaired', () => {
  const draft = make('mine')
  const damaged = rebase(draft, { file: FILE, version: '2', content: null })
  expect(damaged).toMatchObject({ isBroken: true, version: '2', content: { data: { name: 'mine' } } })
  const data = { name: 'T-Mates', ctaText: 'Go' }
  const repaired = rebase(damaged, {
    ...{ file: FILE, version: '3' },
    content: { data, blocks: null },
  })
  expect(repaired).toMatchObject({
    ...{ isBroken: false, version: '3', conflicts: [] },
    content: { data: { name: 'mine', ctaText: 'Go' } },
  })
})

test('undo of a restored version brings the damaged file back, not what was typed before', () => {
  const typed = changeDraft(toDraft(OPENED), { content: make('mine').content })
  const damaged = rebase(typed, { file: FILE, version: '2', content: null })
  expect(undo(damaged).isBroken).toBe(true)
  const restored = changeDraft(damaged, { content: make('restored').content, isBroken: false })
  expect(undo(restored)).toMatchObject({ isBroken: true, content: { data: { name: 'mine' } } })
})

/** A draft of a list in which others changed the second entry to "theirs". */
const list = (...entries: unknown[]): Draft =>
  make('', {
    content: { data: { list: entries }, blocks: null },
    conflicts: [{ path: ['data', 'list', 1], theirs: 'theirs' }],
  })

test.each<[string, unknown[], unknown[], number | null]>([
  ['an entry above is removed', ['a', 'mine', 'c'], ['mine', 'c'], 0],
  ['it is moved', ['a', 'mine', 'c'], ['a', 'c', 'mine'], 2],
  ['an entry is added above', ['a', 'mine'], ['new', 'a', 'mine'], 2],
  ['it is typed on', ['a', 'mine', 'mine'], ['a', 'mine more', 'mine'], 1],
  ['it is removed', ['a', 'mine', 'c'], ['a', 'c'], null],
  ['all entries are removed', ['a', 'mine'], [], null],
  ['it is formatted anew in the text', ['a', { source: 'b', text: 'b' }], [{ source: 'b ', text: 'b' }], 0],
  ['it has an id', [{ id: 'a' }, { id: 'b', n: 1 }], [{ id: 'b', n: 2 }, { id: 'a' }], 0],
])('the other version of an entry stays with it when %s', (_, before, after, place) => {
  const changed = changeDraft(list(...before), { content: list(...after).content })
  const conflicts = place === null ? [] : [{ path: ['data', 'list', place], theirs: 'theirs' }]
  expect(changed.conflicts).toEqual(conflicts)
  expect(undo(changed).conflicts).toEqual(list().conflicts)
})

const toOpened = (version: string, data: Record<string, unknown>) => ({
  ...{ file: FILE, version, content: { data, blocks: null } },
})

test('another version on disk replaces the one before it, and one that is the same as mine ends the choice', () => {
  const first = rebase(make('mine'), toOpened('2', { name: 'two' }))
  const second = rebase(first, toOpened('3', { name: 'three' }))
  expect(second.conflicts).toEqual([{ path: ['data', 'name'], theirs: 'three' }])
  expect(rebase(second, toOpened('4', { name: 'three', a: 1 })).conflicts).toEqual(second.conflicts)
  expect(rebase(second, toOpened('4', { name: 'mine' })).conflicts).toEqual([])
})

test('a version that others published stays beside a newer one on disk', () => {
  const conflicts = [{ path: ['data', 'name'], theirs: 'published' }]
  expect(rebase(make('mine', { conflicts }), toOpened('2', { name: 'two' })).conflicts).toEqual([
    ...[{ path: ['data', 'name'], theirs: 'two' }],
    ...conflicts,
  ])
})

test('a version that two drafts have not chosen is shown once', () => {
  const conflicts = [{ path: ['data', 'name'], theirs: 'theirs' }]
  expect(join(make('mine', { conflicts }), make('mine', { conflicts })).conflicts).toEqual(conflicts)
})
