// The state of the desk: what was typed outlives a damaged file, a file that cannot be read, and what happens during a save.
import { act, renderHook, waitFor } from '@testing-library/react'
import { GONE, type SaveResult } from '@/lib/editing/desk/api'
import type { Desk } from '@/lib/editing/desk/files'
import { loadDesk, loadFile, saveFiles } from '@/lib/editing/desk/page/client'
import { useDesk } from '@/lib/editing/desk/page/use-desk'

jest.mock('@/lib/editing/desk/page/client')

const A = 'content/providers/a.json'
const B = 'content/providers/b.json'

const opened = (file: string, name: string) => ({ file, version: name, content: toContent(name) })
const toContent = (name: string) => ({ data: { name }, blocks: null })

const C = 'content/providers/c.json'

const KINDS = [{ kind: 'providers', files: [A, B, C].map((file) => ({ file })) }]

/** The desk with an unsaved name in each of two files. */
async function openDesk(kinds: object[] = KINDS) {
  localStorage.clear()
  window.location.hash = ''
  const desk = { kinds, references: {}, issues: [] } as unknown as Desk
  jest.mocked(loadDesk).mockResolvedValue(desk)
  jest.mocked(loadFile).mockImplementation(async (file) => opened(file, 'before'))
  const { result } = renderHook(() => useDesk(desk))
  for (const file of [A, B]) {
    await act(async () => result.current.select(file))
    await act(async () => result.current.change(file, { content: toContent('typed') }))
  }
  return result
}

test('a damaged file is not saved over, and is read again once it is repaired', async () => {
  const desk = await openDesk()
  const save = () => act(() => desk.current.run(() => desk.current.save(desk.current.unsaved, null)))
  jest.mocked(saveFiles).mockResolvedValue({ status: 'conflict', files: [A] })
  jest.mocked(loadFile).mockImplementation(async (file) => ({ ...opened(file, 'damaged'), content: null }))
  await save()
  jest.mocked(saveFiles).mockClear()
  await save()
  expect(saveFiles).not.toHaveBeenCalled()
  expect(desk.current.outcome.text).toContain(`${A} is damaged: correct it, or restore a version, then save.`)
  jest.mocked(loadFile).mockImplementation(async (file) => opened(file, 'before'))
  await save()
  expect(desk.current.drafts[A]).toMatchObject({ isBroken: false, content: toContent('typed') })
  await save()
  expect(saveFiles).toHaveBeenCalledTimes(1)
})

test('of the files taken back, only one that is gone loses its draft', async () => {
  const desk = await openDesk()
  jest.mocked(loadFile).mockRejectedValue(new Error('The desk does not respond.'))
  const kind = { kind: 'providers', files: [{ file: A }] }
  jest.mocked(loadDesk).mockResolvedValue({ kinds: [kind], references: {}, issues: [] } as never)
  await act(() => desk.current.run(async () => void (await desk.current.reload([A, B]))))
  expect(desk.current.unsaved).toEqual([expect.objectContaining({ id: A, content: toContent('typed') })])
  expect(desk.current.outcome.text).toBe('The desk does not respond.')
})

const SAVED = { status: 'saved' as const, log: [], outdated: [] }
const GUIDE = 'content/guides/a.mdx'
const toText = (...texts: string[]) => ({
  data: { title: 'A' },
  blocks: texts.map((text) => ({ source: text, kind: 'text' as const, text })),
})

/** A guide whose text is typed, sent, typed on while it is saved, and split into parts on disk. */
async function typeDuringSave(typed: string, onDisk: string[], later: string) {
  const desk = await openDesk()
  jest.mocked(loadFile).mockResolvedValue({ file: GUIDE, version: '1', content: toText('Start', 'End') })
  await act(async () => desk.current.select(GUIDE))
  const type = (text: string) => desk.current.change(GUIDE, { content: toText(text, 'End') })
  await act(async () => type(typed))
  const saved = { file: GUIDE, version: '2', content: toText(...onDisk) }
  jest.mocked(saveFiles).mockImplementation(async () => {
    act(() => type(later))
    return { ...SAVED, files: [GUIDE], opened: [saved] }
  })
  // Somebody changes the file by hand as soon as it is saved.
  jest.mocked(loadFile).mockResolvedValue({ ...saved, version: '3' })
  const own = desk.current.drafts[GUIDE]
  await act(() => desk.current.run(() => desk.current.save(own ? [own] : [], null)))
  return desk
}

test.each([
  ['splits into two', 'Start\n\n## New', ['Start', '## New', 'End']],
  ['loses the space at its end', 'Start ', ['Start', 'End']],
  ['becomes one with the next', 'Start\n\nmore', ['Start\n\nmore\n\nEnd']],
])('a text that a save %s keeps what is typed meanwhile, in one part', async (_, typed, onDisk) => {
  const desk = await typeDuringSave(typed, onDisk, `${typed} words`)
  const texts = () => desk.current.drafts[GUIDE]?.content.blocks?.map(({ text }) => text)
  expect(texts()).toEqual([`${typed} words`, 'End'])
  expect(desk.current.drafts[GUIDE]).toMatchObject({ version: '2', conflicts: [] })
  expect(desk.current.unsaved.map(({ id }) => id)).toContain(GUIDE)
})

test('parts that a save added show once nobody writes in the text', async () => {
  const split = ['Start', '## New', 'End']
  const field = document.body.appendChild(document.createElement('textarea'))
  field.focus()
  const desk = await typeDuringSave('Start\n\n## New', split, 'Start\n\n## New')
  expect(desk.current.drafts[GUIDE]?.content.blocks).toHaveLength(2)
  expect(desk.current.unsaved.map(({ id }) => id)).not.toContain(GUIDE)
  field.remove()
  jest.mocked(loadFile).mockResolvedValue({ file: GUIDE, version: '2', content: toText(...split) })
  await act(async () => desk.current.select(null))
  await act(async () => desk.current.select(GUIDE))
  expect(desk.current.drafts[GUIDE]?.content).toEqual(toText(...split))
})

test('what is typed before the change log asks for a reason is no conflict', async () => {
  const desk = await openDesk()
  jest.spyOn(window, 'prompt').mockReturnValue('The sale ended')
  let answer: (result: SaveResult) => void = () => {}
  jest.mocked(saveFiles).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  jest.mocked(saveFiles).mockResolvedValue({ ...SAVED, files: [A], opened: [opened(A, 'typed')] })
  jest.mocked(loadFile).mockResolvedValue(opened(A, 'typed'))
  const own = desk.current.unsaved.filter(({ id }) => id === A)
  await act(async () => void desk.current.run(() => desk.current.save(own, null)))
  act(() => desk.current.change(A, { content: toContent('typed on') }))
  await act(async () => answer({ status: 'needs-reason', entries: [] }))
  expect(desk.current.drafts[A]).toMatchObject({ content: toContent('typed on'), conflicts: [] })
})

test('a refused reason is asked for again, with what is wrong and the words', async () => {
  const desk = await openDesk()
  const prompt = jest.spyOn(window, 'prompt').mockReturnValueOnce('It states a fee').mockReturnValue('A fee')
  const asks = { status: 'needs-reason' as const, entries: ['A, fee: $1'] }
  jest
    .mocked(saveFiles)
    .mockResolvedValueOnce(asks)
    .mockResolvedValueOnce({ ...asks, problem: 'Other words.' })
  jest.mocked(saveFiles).mockResolvedValue({ ...SAVED, files: [A], opened: [opened(A, 'typed')] })
  await act(() => desk.current.run(() => desk.current.save(desk.current.unsaved, null)))
  expect(prompt.mock.lastCall).toEqual([expect.stringContaining('Other words.'), 'It states a fee'])
  expect(jest.mocked(saveFiles).mock.lastCall?.[0].reason).toBe('A fee')
})

test('a new file that was saved is no longer new', async () => {
  const kind = { kind: 'guides', folder: { path: 'content/guides/', ending: '.mdx' }, files: [], schema: {} }
  const desk = await openDesk([kind])
  act(() => desk.current.create(kind as never))
  act(() => desk.current.change('new guides', { newName: 'a' }))
  const saved = { file: GUIDE, version: '1', content: toText('') }
  jest.mocked(saveFiles).mockResolvedValue({ ...SAVED, files: [GUIDE], opened: [saved] })
  jest.mocked(loadFile).mockResolvedValue(saved)
  const own = desk.current.unsaved.filter(({ id }) => id === 'new guides')
  await act(() => desk.current.run(() => desk.current.save(own, null)))
  expect(desk.current.drafts[GUIDE]).toMatchObject({ newName: null, version: '1' })
  expect(desk.current.current).toBe(GUIDE)
})

test('a form that would write nothing else than its file has is no draft any more', async () => {
  const desk = await openDesk()
  jest.mocked(saveFiles).mockResolvedValue({ status: 'unchanged' })
  await act(() => desk.current.run(() => desk.current.save(desk.current.unsaved.slice(0, 1), null)))
  expect(desk.current.unsaved.map(({ id }) => id)).toEqual([B])
})

test('what others published joins what is not saved', async () => {
  const desk = await openDesk()
  const toOwn = (name: string, button: string) => ({ data: { name, button }, blocks: null })
  const [before, theirs] = [toOwn('before', 'Go'), toOwn('theirs', 'Visit')]
  jest.mocked(loadFile).mockResolvedValue({ file: A, version: '2', content: before })
  await act(() => desk.current.showPublished([{ file: A, version: '3', theirs, before }]))
  expect(desk.current.drafts[A]).toMatchObject({
    content: toOwn('typed', 'Visit'),
    conflicts: [{ path: ['data', 'name'], theirs: 'theirs' }],
  })
})

test('what others published counts as seen once a version is chosen and saved', async () => {
  const desk = await openDesk()
  const [before, theirs] = [toContent('before'), toContent('theirs')]
  jest.mocked(loadFile).mockResolvedValue(opened(C, 'mine'))
  const show = () => act(() => desk.current.showPublished([{ file: C, version: '3', theirs, before }]))
  const choose = (name: string) =>
    act(async () => desk.current.change(C, { content: toContent(name), conflicts: [] }))
  await show()
  await show()
  await act(async () => desk.current.select(C))
  expect(desk.current.drafts[C]?.conflicts).toEqual([{ path: ['data', 'name'], theirs: 'theirs' }])
  expect(desk.current.unsaved.map(({ id }) => id)).toContain(C)
  expect(desk.current.seen).toEqual({})
  await choose('theirs')
  expect(desk.current.seen).toEqual({})
  await choose('mine')
  expect(desk.current.seen).toEqual({ [C]: ['3', '3'] })
  await act(() => desk.current.reload([C])) // taken back
  expect(desk.current.seen).toEqual({})
  await show()
  await act(async () => desk.current.drafts[C] && desk.current.discard(desk.current.drafts[C]))
  expect(desk.current.seen).toEqual({})
})

test.each(['before', 'after'])('a file read again %s its save was answered is no conflict', async (when) => {
  const desk = await openDesk()
  let read: (file: ReturnType<typeof opened>) => void = () => {}
  jest.mocked(loadFile).mockReturnValue(new Promise((resolve) => (read = resolve)))
  await act(async () => void desk.current.reload([A]))
  const finish = () => act(async () => read(opened(A, 'before')))
  const own = desk.current.unsaved.filter(({ id }) => id === A)
  jest.mocked(saveFiles).mockImplementation(async () => {
    if (when === 'before') await finish()
    act(() => desk.current.change(A, { content: toContent('typed on') }))
    return { ...SAVED, files: [A], opened: [opened(A, 'typed')] }
  })
  await act(() => desk.current.run(() => desk.current.save(own, null)))
  if (when === 'after') await finish()
  expect(desk.current.drafts[A]).toMatchObject({
    ...{ version: 'typed', content: toContent('typed on'), conflicts: [] },
  })
})

test('a paragraph that others changed as well is there once, with both versions', async () => {
  const desk = await openDesk([...KINDS, { kind: 'guides', files: [{ file: GUIDE }] }])
  const [before, theirs] = [toText('Start', 'End'), toText('Theirs', 'End')]
  jest.mocked(loadFile).mockResolvedValue({ file: GUIDE, version: '2', content: toText('Mine', 'End') })
  await act(() => desk.current.showPublished([{ file: GUIDE, version: '3', theirs, before }]))
  expect(desk.current.drafts[GUIDE]?.content.blocks?.map(({ text }) => text)).toEqual(['Mine', 'End'])
  expect(desk.current.drafts[GUIDE]?.conflicts).toEqual([{ path: ['blocks', 0, 'text'], theirs: 'Theirs' }])
})

test('what has no form, here or there, does not hide the versions that do', async () => {
  const desk = await openDesk()
  const theirs = toContent('theirs')
  jest.mocked(loadFile).mockImplementation(async (file) => {
    if (file !== C) throw new Error('There is no such file.')
    return opened(file, 'mine')
  })
  const files = ['public/logos/a.svg', 'content/providers/gone.json', C]
  const published = files.map((file) => ({ file, version: '3', theirs, before: null }))
  await act(() =>
    desk.current.showPublished([...published, { file: A, version: '3', theirs: null, before: theirs }]),
  )
  expect(desk.current.drafts[C]?.conflicts).toEqual([{ path: ['data', 'name'], theirs: 'theirs' }])
})

test('what was typed in a file that is gone stays in its form, and a save writes the file anew', async () => {
  const desk = await openDesk([
    { ...KINDS[0], folder: { path: 'content/providers/', ending: '.json' }, files: [] },
  ])
  jest.mocked(loadFile).mockImplementation(async (file) => ({ file, version: GONE, content: null }))
  jest.mocked(saveFiles).mockResolvedValue({ status: 'conflict', files: [A] })
  const save = () => act(() => desk.current.run(() => desk.current.save(desk.current.unsaved, null)))
  await save()
  await act(async () => desk.current.select(A))
  expect([desk.current.draft?.content, desk.current.kind?.kind]).toEqual([toContent('typed'), 'providers'])
  await save()
  expect(jest.mocked(saveFiles).mock.lastCall?.[0].files).toContainEqual(
    expect.objectContaining({ file: A, version: GONE, data: { name: 'typed' } }),
  )
})

test.each(['#%', '#new%20providers'])(
  'the address %s, which names nothing, shows the start page',
  async (address) => {
    const desk = { kinds: [], references: {}, issues: [] } as unknown as Desk
    window.location.hash = address
    const { result } = renderHook(() => useDesk(desk))
    await waitFor(() => expect(result.current.current).toBeNull())
  },
)
