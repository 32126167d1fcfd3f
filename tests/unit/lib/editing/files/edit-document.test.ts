// A guide or legal page keeps every byte that an editor did not change.
import { readdirSync, readFileSync } from 'node:fs'
import { parseMdxFile } from '@/lib/content/mdx-file'
import { type Block, changeDocument, readBlocks, writeDocument } from '@/lib/editing/files/edit-document'
import { readBody } from '@/lib/guides/read-body'

const DOCUMENTS = ['guides', 'legal'].flatMap((kind) =>
  readdirSync(`content/${kind}`).map((file): [string, string] => [
    file,
    readFileSync(`content/${kind}/${file}`, 'utf8'),
  ]),
)

const readFields = (text: string) =>
  parseMdxFile('x.mdx', text.replace('\uFEFF', '')).data as Record<string, unknown>

/** The document after a change to its fields and blocks. */
function change(text: string, edit: (fields: Record<string, unknown>, blocks: Block[]) => void): string {
  const [fields, blocks] = [readFields(text), readBlocks(text)]
  edit(fields, blocks)
  return changeDocument(text, fields, blocks).text
}

/** The lines that one text has and the other does not. */
const compare = (before: string, after: string) => ({
  removed: before.split('\n').filter((line) => !after.split('\n').includes(line)),
  added: after.split('\n').filter((line) => !before.split('\n').includes(line)),
})

const TABLE = '<FigureTable caption="Doses" columns={["Week", "Dose"]} rows={[["1", "0.25 mg"]]} />'
const BOX = '<Callout tone="note" title="Ask">\n\nA *text*.\n\n</Callout>'
const SAMPLE = `---
title: "A guide" # with a comment
lead: >
  Folded
  text.
reviewer: null
---

First.<Cite id="step-1" />

${TABLE}

${BOX}


## Part

Last.
`

describe.each(DOCUMENTS)('%s', (_, text) => {
  test.each([
    ['as it is', text],
    ['from Windows', text.replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\uFEFF${text}`],
  ])('%s, keeps every byte when nothing changes', (_name, own) => {
    expect(change(own, () => {})).toBe(own)
  })

  test('a change to one block leaves all other lines alone', () => {
    const blocks = readBlocks(text)
    for (const [index, block] of blocks.entries()) {
      if (index % Math.ceil(blocks.length / 4) !== 1) continue // a few of them: parsing takes long
      const after = change(text, (_fields, own) => {
        if (block.kind === 'text') own[index] = { ...block, text: `${block.text}\nMore.` }
        else own[index] = { ...block, props: { ...block.props, note: 'More.' } }
      })
      const { removed, added } = compare(text, after)
      expect(removed.length).toBeLessThanOrEqual(1)
      expect(added).toHaveLength(1)
    }
  })

  test('a change to one field leaves all other lines alone', () => {
    for (const name of Object.keys(readFields(text)).slice(0, 4)) {
      const after = change(text, (fields) => {
        fields[name] = 'Changed: "so"'
      })
      expect(compare(text, after)).toEqual({
        removed: [expect.stringMatching(`^${name}: `)],
        added: [`${name}: "Changed: \\"so\\""`],
      })
    }
  })

  test('the lines of blocks are known, for messages', () => {
    const { lines } = changeDocument(text, readFields(text), readBlocks(text))
    expect(lines.map((line) => text.split('\n')[(line ?? 0) - 1]?.slice(0, 8))).toEqual(
      readBlocks(text).map((block) =>
        (block.kind === 'text' ? block.text : `<${block.name} `).split('\n')[0]?.slice(0, 8),
      ),
    )
  })
})

test('a text is read as blocks: components apart, text up to the next section', () => {
  expect(readBlocks(SAMPLE)).toEqual([
    { origin: 0, kind: 'text', text: 'First.<Cite id="step-1" />' },
    {
      origin: 1,
      kind: 'component',
      name: 'FigureTable',
      props: { caption: 'Doses', columns: ['Week', 'Dose'], rows: [['1', '0.25 mg']] },
      text: null,
    },
    {
      origin: 2,
      kind: 'component',
      name: 'Callout',
      props: { tone: 'note', title: 'Ask' },
      text: 'A *text*.',
    },
    { origin: 3, kind: 'text', text: '## Part\n\nLast.' },
  ])
})

test('fields change where they are: a comment stays, folded text is replaced, a new field comes last', () => {
  const after = change(SAMPLE, (fields) => {
    fields.title = 'New'
    fields.lead = 'Short.'
    fields.reviewer = { name: 'Ada', date: '2026-12-01' }
    fields.order = 3
  })
  expect(after.split('---')[1]).toBe(
    '\ntitle: "New" # with a comment\nlead: "Short."\nreviewer: { name: "Ada", date: "2026-12-01" }\norder: 3\n',
  )
  expect(change(after, (fields) => delete fields.lead)).not.toContain('lead')
})

test('attributes change one by one; quotes and signs that end an attribute are written as code', () => {
  const after = change(SAMPLE, (_, blocks) => {
    const table = blocks[1] as Extract<Block, { kind: 'component' }>
    const { caption: _caption, ...props } = table.props
    blocks[1] = { ...table, props: { ...props, rows: [['2', 'a "b" & c']], note: 'x {y}' } }
    blocks[2] = { ...(blocks[2] as typeof table), text: 'Another text.' }
  })
  expect(after).toBe(
    SAMPLE.replace(
      TABLE,
      '<FigureTable columns={["Week", "Dose"]} rows={[["2", "a \\"b\\" & c"]]} note={"x {y}"} />',
    ).replace('A *text*.', 'Another text.'),
  )
})

test('blocks can be added, moved and removed, with a blank line between them', () => {
  const added: Block = {
    origin: null,
    kind: 'component',
    name: 'Callout',
    props: { tone: 'note', title: 'T' },
    text: 'Box.',
  }
  const after = change(SAMPLE, (_, blocks) => {
    blocks.splice(0, 4, ...[blocks[3], blocks[0]].filter((block) => block !== undefined), added, {
      origin: null,
      kind: 'text',
      text: ' ',
    })
  })
  expect(after.split('---\n').at(-1)).toBe(
    '\n## Part\n\nLast.\n\nFirst.<Cite id="step-1" />\n\n<Callout tone="note" title="T">\n\nBox.\n\n</Callout>\n',
  )
  expect(readBody(after).issues).toEqual([])
})

test('a text that cannot be parsed is one block, and still keeps its bytes', () => {
  const broken = SAMPLE.replace('</Callout>', '')
  expect(readBlocks(broken)).toMatchObject([{ kind: 'text' }])
  expect(change(broken, () => {})).toBe(broken)
})

test('a component with code in its fields is edited as text', () => {
  expect(readBlocks('<FigureTable caption={getCaption()} />')).toMatchObject([{ kind: 'text' }])
})

test('a new document has its fields, a blank line, its text and one line break at its end', () => {
  const { text } = writeDocument({ title: 'A', order: 1 }, [{ origin: null, kind: 'text', text: 'Hello.' }])
  expect(text).toBe('---\ntitle: "A"\norder: 1\n---\n\nHello.\n')
})
