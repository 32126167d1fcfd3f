// A guide or legal page keeps every byte that an editor did not change.
import { readdirSync, readFileSync } from 'node:fs'
import { parseFile } from '@/lib/content/raw-file'
import { type Block, changeDocument, readBlocks, writeDocument } from '@/lib/editing/files/edit-document'
import { readBody } from '@/lib/guides/read-body'

const DOCUMENTS = ['guides', 'legal'].flatMap((kind) =>
  readdirSync(`content/${kind}`).map((file): [string, string] => [
    file,
    readFileSync(`content/${kind}/${file}`, 'utf8'),
  ]),
)

const readFields = (text: string) => parseFile('x.mdx', text).data as Record<string, unknown>

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
  test('keeps every byte when nothing changes', () => {
    expect(change(text, () => {})).toBe(text)
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
    expect(lines.map((line) => text.split('\n')[(line ?? 0) - 1]?.slice(0, 5))).toEqual(
      readBlocks(text).map((block) =>
        (block.kind === 'text' ? block.text : `<${block.name} `).split('\n')[0]?.slice(0, 5),
      ),
    )
  })
})

test('a text is read as blocks: components apart, text up to the next section', () => {
  expect(readBlocks(SAMPLE)).toEqual([
    { source: 'First.<Cite id="step-1" />', kind: 'text', text: 'First.<Cite id="step-1" />' },
    {
      source: TABLE,
      kind: 'component',
      name: 'FigureTable',
      props: { caption: 'Doses', columns: ['Week', 'Dose'], rows: [['1', '0.25 mg']] },
      text: null,
    },
    {
      source: BOX,
      kind: 'component',
      name: 'Callout',
      props: { tone: 'note', title: 'Ask' },
      text: 'A *text*.',
    },
    { source: '## Part\n\nLast.', kind: 'text', text: '## Part\n\nLast.' },
  ])
})

test('fields change where they are: a comment and the style of a text stay, a new field comes last', () => {
  const after = change(SAMPLE, (fields) => {
    fields.title = 'New'
    fields.lead = 'Short.'
    fields.reviewer = { name: 'Ada', date: '2026-12-01' }
    fields.order = 3
  })
  expect(after.split('---')[1]).toBe(
    '\ntitle: "New" # with a comment\nlead: >-\n  Short.\nreviewer: { name: "Ada", date: "2026-12-01" }\norder: 3\n',
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
    source: null,
    kind: 'component',
    name: 'Callout',
    props: { tone: 'note', title: 'T' },
    text: '\nBox.\n',
  }
  const after = change(SAMPLE, (_, blocks) => {
    blocks.splice(0, 4, ...[blocks[3], blocks[0]].filter((block) => block !== undefined), added, {
      source: null,
      kind: 'text',
      text: ' ',
    })
  })
  expect(after.split('---\n').at(-1)).toBe(
    '\n## Part\n\nLast.\n\nFirst.<Cite id="step-1" />\n\n<Callout tone="note" title="T">\n\nBox.\n\n</Callout>\n',
  )
  expect(readBody(after).issues).toEqual([])
})

test('blocks of an older version that are still in the file keep their bytes', () => {
  const own = readBlocks(SAMPLE.replace('First.', 'An earlier start.'))
  const after = change(SAMPLE, (_, blocks) => blocks.splice(0, 4, ...own))
  expect(after).toBe(SAMPLE.replace('First.', 'An earlier start.'))
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
  const { text } = writeDocument({ title: 'A', order: 1 }, [{ source: null, kind: 'text', text: 'Hello.' }])
  expect(text).toBe('---\ntitle: "A"\norder: 1\n---\n\nHello.\n')
})

/** A document with this text, and the texts of its blocks. */
const withText = (body: string) => `---\ntitle: "A"\n---\n\n${body}\n`
const textsOf = (body: string) => readBlocks(withText(body)).map(({ text }) => text)

test.each([
  ['a heading of the first level', 'One.\n\n# Two\n\nThree.', ['One.', '# Two\n\nThree.']],
  ['a heading of the second level', 'One.\n\n## Two\n\nThree.', ['One.', '## Two\n\nThree.']],
  ['not a heading of the third level', 'One.\n\n### Two\n\nThree.', ['One.\n\n### Two\n\nThree.']],
  ['a component', `${TABLE}\n\nOne.\n\n${TABLE}`, [null, 'One.', null]],
])('a block begins at %s', (_, body, texts) => {
  expect(textsOf(body)).toEqual(texts)
})

test.each([
  ['a component of another library', '<Unknown title="A" />'],
  ['a component with spread attributes', '<FigureTable {...props} />'],
  ['a component with code in a list', '<FigureTable caption="A" columns={["Week", getDose()]} rows={[]} />'],
  ['a variable', '<FigureTable caption={caption} columns={[]} rows={[]} />'],
])('%s is edited as text', (_, body) => {
  expect(readBlocks(withText(body))).toEqual([{ source: body, kind: 'text', text: body }])
})

test('null, numbers and groups in attributes are read, and an empty component has no text', () => {
  const source = '<Callout tone={null} order={2} of={{ a: [1, null] }}></Callout>'
  expect(readBlocks(withText(source))).toEqual([
    {
      ...{ source, kind: 'component', name: 'Callout' },
      ...{ props: { tone: null, order: 2, of: { a: [1, null] } }, text: null },
    },
  ])
})

test.each<[string, unknown, string]>([
  ['text', 'Plain', 'title="Plain"'],
  ['a quotation mark', 'a "b"', 'title={"a \\"b\\""}'],
  ['an ampersand', 'a & b', 'title={"a & b"}'],
  ['a brace', 'a }', 'title={"a }"}'],
  ['a line break', 'a\nb', 'title={"a\\nb"}'],
  ['a number', 2, 'title={2}'],
  ['null', null, 'title={null}'],
  ['lists and groups', [{ a: 1, b: undefined, c: ['d'] }], 'title={[{ a: 1, c: ["d"] }]}'],
])('writes %s as an attribute', (_, value, attribute) => {
  const block: Block = {
    source: null,
    kind: 'component',
    name: 'Callout',
    props: { title: value },
    text: null,
  }
  const after = change(withText('One.'), (_fields, blocks) => blocks.push(block))
  expect(after).toBe(withText(`One.\n\n<Callout ${attribute} />`))
})

test.each<[string, Record<string, unknown>, string]>([
  ['the first', { title: undefined }, '<Callout tone="note">'],
  ['the last', { tone: undefined }, '<Callout title="Ask">'],
  ['all', { title: undefined, tone: undefined }, '<Callout>'],
])('removes attributes: %s', (_, props, opening) => {
  const after = change(
    withText('<Callout title="Ask" tone="note">\n\nA.\n\n</Callout>'),
    (_fields, blocks) => {
      const block = blocks[0] as Extract<Block, { kind: 'component' }>
      blocks[0] = { ...block, props: { ...block.props, ...props } }
    },
  )
  expect(after).toBe(withText(`${opening}\n\nA.\n\n</Callout>`))
})

test('an added attribute comes last, one without a value is left out, and another component replaces the old one', () => {
  const edit = (name: Extract<Block, { kind: 'component' }>['name'], props: Record<string, unknown>) =>
    change(withText('<Callout title="Ask" />'), (_fields, blocks) => {
      const block = blocks[0] as Extract<Block, { kind: 'component' }>
      blocks[0] = { ...block, name, props }
    })
  expect(edit('Callout', { title: 'Ask', tone: 'note', note: undefined })).toBe(
    withText('<Callout title="Ask" tone="note" />'),
  )
  expect(edit('FigureTable', { title: 'Ask' })).toBe(withText('<FigureTable title="Ask" />'))
})

test('the text of a component can be emptied; around a text, blank lines are dropped but not indentation', () => {
  const after = change(SAMPLE, (_fields, blocks) => {
    blocks[0] = { ...(blocks[0] as Block), text: '\n  \n    code\n\n' } as Block
    blocks[2] = { ...(blocks[2] as Block), text: null } as Block
  })
  expect(after).toContain('---\n\n    code\n\n<FigureTable')
  expect(after).toContain('<Callout tone="note" title="Ask" />\n\n\n## Part')
})

test('fields, texts, boxes and new blocks are written together', () => {
  const after = change(SAMPLE, (fields, blocks) => {
    fields.order = 3
    blocks[0] = { ...(blocks[0] as Block), text: 'One.\n\nTwo.' } as Block
    blocks[2] = { ...(blocks[2] as Block), text: 'Three.\n\nFour.' } as Block
    blocks.push({ source: null, kind: 'component', name: 'Callout', props: { title: 'T' }, text: 'A.\nB.' })
  })
  const expected = SAMPLE.replace('reviewer: null', 'reviewer: null\norder: 3')
    .replace('Folded\n  text.', 'Folded text.')
    .replace('First.<Cite id="step-1" />', 'One.\n\nTwo.')
    .replace('A *text*.', 'Three.\n\nFour.')
  expect(after).toBe(`${expected}\n<Callout title="T">\n\nA.\nB.\n\n</Callout>\n`)
})

test.each([
  ['the only field', 'a: 1', { a: undefined }, ''],
  ['the last field', 'a: 1\nb: 2', { b: undefined }, 'a: 1'],
  ['a folded field', 'a: >\n  one\n  two\nb: 2', { a: undefined }, 'b: 2'],
  ['a list over several lines', 'a:\n  - 1\n  - 2\nb: 2', { a: [3] }, 'a: [ 3 ]\nb: 2'],
  ['a field that has no value', 'a:\nb: 2', { a: 'x' }, 'a: "x"\nb: 2'],
])('changes or removes %s', (_, before, edit, after) => {
  const head = (yaml: string) => `---\n${yaml}\n---\n\nText.\n`
  const changed = change(head(before), (fields) => Object.assign(fields, edit))
  expect(changed).toBe(head(after))
})
