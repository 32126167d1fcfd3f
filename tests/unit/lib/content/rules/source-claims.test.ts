// No page may claim that a source was read more closely than it was.
import { checkPlain, errorsAfter, readRawContent } from '../../../../fixtures/fixture-content'

/** The messages after adding a line to the end of the first guide. */
function issuesWithLine(line: string) {
  const plain = readRawContent()
  const [guide] = plain.guides
  if (!guide) throw new Error('there is no guide')
  guide.text += `\n${line}\n`
  return checkPlain(plain).issues.map(({ message }) => message)
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
])('%s is valid', (line) => {
  expect(issuesWithLine(line)).toEqual([])
})

const TOO_MUCH = `the figure is marked as read, but "${REPORTED}" is "reported" in content/sources.json. Write kind="reported" (in a table, kind: "reported" of its column), or read the source.`

test.each([
  [`A sentence.<Cite id="${REPORTED}" />`, TOO_MUCH],
  [
    `A sentence.<Cite id="${COPY}" kind="read" />`,
    `the figure is marked as read in the original, but "${COPY}" is "copy" in content/sources.json. Write kind "copy", or read the original.`,
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
  expect(issuesWithLine(line)).toEqual([message])
})

test('an answer based on a reported source says so', () => {
  const sources = { 'faq.items.1.sources': [REPORTED] }
  expect(errorsAfter({ ...sources, 'faq.items.1.answer': ['As reported, it is $25.'] })).toEqual([])
  expect(errorsAfter({ ...sources, 'faq.items.1.answer': ['It is $25.'] })).toEqual([
    expect.stringContaining(
      `content/faq.json → items[1].answer: "${REPORTED}" was only reported, and the answer does not say so.`,
    ),
  ])
})

test('a safety sentence based on a reported source refers the reader to a leaflet or prescriber', () => {
  const item = (text: string) => ({
    'safety.card.sections.0.items.0': { lead: 'Wegovy:', text, sources: [REPORTED] },
  })
  expect(errorsAfter(item('skip it, as your leaflet says.'))).toEqual([])
  expect(errorsAfter(item('skip it. Ask your prescriber.'))).toEqual([])
  expect(errorsAfter(item('skip it.'))).toEqual([
    expect.stringContaining('content/safety.json → card.sections[0].items[0].text: '),
  ])
})

test.each([
  ['sources.sources.0.label', 'STEP 1 (as reported)'],
  ['sources.sources.0.read', 'reported'],
])('only the label of a reported source says that it was reported: %s = %s', (place, value) => {
  expect(errorsAfter({ [place]: value })[0]).toContain(
    'expected "(as reported)" at the end of the label of a reported source, and of no other',
  )
})
