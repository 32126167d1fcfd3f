// What the specification of the product fixes in content/, letter for letter. fixtures/specified.json lists it by file and
// changes with the specification only.
import { readFileSync } from 'node:fs'
import { parseFile } from '@/lib/content/raw-file'
import { listCourses } from '@/lib/offers/maker-plans'
import { readContent } from '../../../fixtures/live-content'

type Specified = {
  /** Texts that the file contains; letter case does not matter. */
  texts?: string[]
  /** Estimates of a guide: in the table at its end, and nowhere else. */
  estimates?: string[]
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
  const { texts = [], estimates = [], values = {}, words = 0, hasMakerRange } = specified
  const text = readFileSync(file, 'utf8')
  const [table = ''] = /<Estimates [\s\S]*? \/>/.exec(text) ?? []

  test('has every specified text', () => {
    const all = flatten(text).toLowerCase()
    const wanted = [...texts, ...(hasMakerRange ? [getMakerRange()] : [])]
    expect(wanted.filter((part) => !all.includes(part.toLowerCase()))).toEqual([])
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(words)
  })

  test('has specified estimates only in their table', () => {
    expect(estimates.filter((part) => !flatten(table).includes(part))).toEqual([])
    // A limit that readers act on is also among the texts: it stands where they need it, too.
    const rest = flatten(text.replace(table, ''))
    expect(estimates.filter((part) => rest.includes(part) && !texts.includes(part))).toEqual([])
  })

  test('has the specified values', () => {
    expect(parseFile(file, text).data).toMatchObject(values)
  })
})
