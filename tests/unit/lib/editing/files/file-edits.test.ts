import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { applyFileEdits } from '@/lib/editing/files/file-edits'
import { makeEditableContent } from '../../../../fixtures/editable-content'

const T_MATES = 'content/providers/t-mates.json'
const RANKING = 'content/ranking.json'
const GUIDE = 'content/guides/glp1-side-effects.mdx'

test('applies the edits of each file in order and returns only the files that are named', () => {
  const { root, read } = makeEditableContent()
  const texts = applyFileEdits(
    [
      { file: T_MATES, path: ['name'], value: 'First' },
      { file: RANKING, path: ['providers', 1, 'rating'], value: 9.2 },
      { file: T_MATES, path: ['name'], value: 'Second' },
    ],
    root,
  )
  expect([...texts]).toEqual([
    [T_MATES, read(T_MATES).replace('"T-Mates"', '"Second"')],
    [RANKING, read(RANKING).replace('9.4', '9.2')],
  ])
})

test('changes, adds and removes fields in the frontmatter of a guide and leaves its text alone', () => {
  const { root, read } = makeEditableContent()
  const text = `---\ntitle: "A" # the title\nupdated: "2026-01-01"\n---\n\nText.\n\n<Callout title="A" />\n`
  writeFileSync(path.join(root, GUIDE), text)
  const edit = (field: string, value: unknown) =>
    applyFileEdits([{ file: GUIDE, path: [field], value }], root).get(GUIDE)
  expect(edit('title', 'B')).toBe(text.replace('"A" #', '"B" #'))
  expect(edit('reviewer', null)).toBe(text.replace('---\n\nText', 'reviewer: null\n---\n\nText'))
  expect(edit('updated', undefined)).toBe(text.replace('updated: "2026-01-01"\n', ''))
  expect(read(GUIDE)).toBe(text)
})

test('formats a JSON file only when Biome had formatted it', () => {
  const { root, read } = makeEditableContent()
  const edit = () =>
    applyFileEdits([{ file: T_MATES, path: ['features'], value: ['x', 'y'] }], root).get(T_MATES)
  expect(edit()).toContain('"features": ["x", "y"]')
  writeFileSync(path.join(root, T_MATES), read(T_MATES).replace('"name": ', '"name":'))
  expect(edit()).toContain('"features": [\n    "x",\n    "y"\n  ]')
})
