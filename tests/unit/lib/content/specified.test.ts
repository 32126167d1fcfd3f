// What the specification of the product fixes in content/, letter for letter. fixtures/specified.json lists it by file and
// changes with the specification only.
import { readFileSync } from 'node:fs'
import { parseFile } from '@/lib/content/raw-file'
import { listCourses } from '@/lib/offers/from-content'
import { readContent } from '../../../fixtures/live-content'

type Specified = {
  /** Texts that the file contains; letter case does not matter. */
  texts?: string[]
  /** Figures of a guide by the heading of their section. */
  sections?: Record<string, string[]>
  /** Values of fields; a group or list may have others besides. */
  values?: object
  /** The fewest words of the file. */
  words?: number
  /** The file names the lowest and highest price that approved drugs have at their makers. */
  hasMakerRange?: true
}

const SPECIFIED: Record<string, Specified> = JSON.parse(readFileSync('tests/fixtures/specified.json', 'utf8'))

const flatten = (text: string) => text.replace(/\s+/g, ' ').replaceAll('‑', '-')

/** "$149 to $449": what approved drugs cost at their makers, without conditions. */
function getMakerRange(): string {
  const prices = listCourses(readContent()['maker-prices']).flatMap(({ offer: { price } }) =>
    price ? [price.amount, ...(price.first ?? []).map(({ amount }) => amount)] : [],
  )
  return `$${Math.min(...prices)} to $${Math.max(...prices)}`
}

describe.each(Object.entries(SPECIFIED))('%s', (file, specified) => {
  const { texts = [], sections = {}, values = {}, words = 0, hasMakerRange } = specified
  const text = readFileSync(file, 'utf8')

  test('has every specified text', () => {
    const all = flatten(text).toLowerCase()
    const wanted = [...texts, ...(hasMakerRange ? [getMakerRange()] : [])]
    expect(wanted.filter((part) => !all.includes(part.toLowerCase()))).toEqual([])
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(words)
  })

  test('has every specified figure in its section', () => {
    const found = text.split(/^## /m).map((part) => [part.split('\n', 1)[0], flatten(part)] as const)
    for (const [title, figures] of Object.entries(sections)) {
      const [, section = ''] = found.find(([heading]) => heading === title) ?? []
      expect([title, figures.filter((figure) => !section.includes(figure))]).toEqual([title, []])
    }
  })

  test('has the specified values', () => {
    expect(parseFile(file, text).data).toMatchObject(values)
  })
})
