// No page claims more of a source than was read of it.
import { parseContent } from '@/lib/content/parse'
import { faultsAfter, readRawContent, SURROUNDINGS } from '../../../example-content'

/** What an editor reads after a line is put at the end of the first guide. */
function faultsWithLine(line: string) {
  const raw = readRawContent()
  const [guide] = raw.guides
  if (!guide) throw new Error('there is no guide')
  guide.text += `\n${line}\n`
  return parseContent(raw, SURROUNDINGS).faults.map(({ message }) => message)
}

const COPY = 'foley-2026'
const REPORTED = 'novocare-pap'
const ORIGINAL = 'step-1'

test.each([
  [`A sentence.<Cite id="${ORIGINAL}" kind="read" />`],
  [`A sentence.<Cite id="${COPY}" />`],
  [`A sentence.<Cite id="${COPY}" kind="reported" />`],
  [`A sentence.<Cite id="${REPORTED}" kind="reported" />`],
  [
    `<FigureTable caption="C" columns={["a", { title: "b", kind: "reported", cite: ["${REPORTED}"] }, { title: "c", kind: "read", cite: ["${ORIGINAL}"] }]} rows={[["1", "2", "3"]]} />`,
  ],
])('%s is in order', (line) => {
  expect(faultsWithLine(line)).toEqual([])
})

const TOO_MUCH = `the figure is given as read, but "${REPORTED}" is "reported" in content/sources.json. Write kind="reported" (in a table, kind: "reported" of its column), or read the source.`

test.each([
  [`A sentence.<Cite id="${REPORTED}" />`, TOO_MUCH],
  [
    `A sentence.<Cite id="${COPY}" kind="read" />`,
    `the figure is given as read in the original, but "${COPY}" is "copy" in content/sources.json. Write kind "copy", or read the original.`,
  ],
  [
    `<FigureTable caption="C" columns={["a", { title: "b", kind: "copy", cite: ["${REPORTED}"] }]} rows={[["1", "2"]]} />`,
    TOO_MUCH,
  ],
  [
    `<FigureTable caption="C" columns={["a", { title: "b", kind: "copy" }]} rows={[["1", "2"]]} cite={["${REPORTED}"]} />`,
    TOO_MUCH,
  ],
  [
    `<People caption="C" drug="D" rows={[{ effect: "E", drug: 2, placebo: 1 }]} cite={["${REPORTED}"]} />`,
    TOO_MUCH,
  ],
])('%s claims too much', (line, message) => {
  expect(faultsWithLine(line)).toEqual([message])
})

test('an answer that rests on a report says so', () => {
  const sources = { 'faq.items.1.sources': [REPORTED] }
  expect(faultsAfter({ ...sources, 'faq.items.1.answer': ['As reported, it is $25.'] })).toEqual([])
  expect(faultsAfter({ ...sources, 'faq.items.1.answer': ['It is $25.'] })).toEqual([
    {
      file: 'content/faq.json',
      field: 'items[1].answer',
      message: `"${REPORTED}" was only reported, and the answer does not say so. Write "as reported" with its figures, or take the source away.`,
    },
  ])
})

test('a safety sentence that rests on a report sends the reader to somebody who knows', () => {
  const item = (text: string) => ({
    'safety.card.sections.0.items.0': { lead: 'Wegovy:', text, sources: [REPORTED] },
  })
  expect(faultsAfter(item('skip it, as your leaflet says.'))).toEqual([])
  expect(faultsAfter(item('skip it. Ask your prescriber.'))).toEqual([])
  expect(faultsAfter(item('skip it.')).map(({ field }) => field)).toEqual(['card.sections[0].items[0].text'])
})

test('the label of a reported source says that it was reported, and no other does', () => {
  const message = /^expected "\(as reported\)" at the end of the label of a reported source/
  for (const edit of [
    { 'sources.sources.0.label': 'STEP 1 (as reported)' },
    { 'sources.sources.0.read': 'reported' },
  ]) {
    expect(faultsAfter(edit)[0]?.message).toMatch(message)
  }
})
