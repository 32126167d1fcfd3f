// The state of the desk: what was typed outlives a damaged file, and a file that cannot be read.
import { act, renderHook } from '@testing-library/react'
import { loadDesk, loadFile, saveFiles } from '@/lib/editing/desk/page/client'
import { useDesk } from '@/lib/editing/desk/page/use-desk'

jest.mock('@/lib/editing/desk/page/client')

const A = 'content/providers/a.json'
const B = 'content/providers/b.json'

const opened = (file: string, name: string) => ({ file, version: name, content: toContent(name) })
const toContent = (name: string) => ({ data: { name }, blocks: null })

/** The desk with an unsaved name in each of two files. */
async function openDesk() {
  localStorage.clear()
  jest.mocked(loadDesk).mockResolvedValue({ kinds: [], references: {}, issues: [] } as never)
  jest.mocked(loadFile).mockImplementation(async (file) => opened(file, 'before'))
  const { result } = renderHook(useDesk)
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

test('a file that cannot be read again takes no other draft along', async () => {
  const desk = await openDesk()
  jest.mocked(loadFile).mockImplementation(async (file) => {
    if (file === B) throw new Error('There is no such file.')
    return opened(file, 'before')
  })
  await act(() => desk.current.reload([A, B]))
  expect(desk.current.unsaved).toEqual([expect.objectContaining({ id: A, content: toContent('typed') })])
})

const GUIDE = 'content/guides/a.mdx'
const toText = (...texts: string[]) => ({
  data: { title: 'A' },
  blocks: texts.map((text, origin) => ({ origin, kind: 'text' as const, text })),
})

/** A guide whose text is typed, sent, typed on while it is saved, and split into parts on disk. */
async function typeDuringSave(typed: string, onDisk: string[], later: string) {
  const desk = await openDesk()
  jest.mocked(loadFile).mockResolvedValue({ file: GUIDE, version: '1', content: toText('Start', 'End') })
  await act(async () => desk.current.select(GUIDE))
  const type = (text: string) => desk.current.change(GUIDE, { content: toText(text, 'End') })
  await act(async () => type(typed))
  jest.mocked(saveFiles).mockImplementation(async () => {
    act(() => type(later))
    return { status: 'saved', files: [GUIDE], log: [], outdated: [] }
  })
  jest.mocked(loadFile).mockResolvedValue({ file: GUIDE, version: '2', content: toText(...onDisk) })
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
  await act(async () => desk.current.select(null))
  await act(async () => desk.current.select(GUIDE))
  expect(desk.current.drafts[GUIDE]?.content).toEqual(toText(...split))
})
