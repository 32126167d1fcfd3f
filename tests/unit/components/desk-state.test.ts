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
