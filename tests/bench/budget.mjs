// `npm run budget`: what a first visit to each page costs as hosts serve it (brotli 5, with response headers), and the
// limits. Exits with 1 if a page is over. tests/site/budget.test.ts asserts the same.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { getHeaders } from '../../lib/publish/hosts/headers.mjs'

const OUT = path.resolve('out')

/** What hosts use for files that they compress themselves. The best quality, 11, is for files compressed in advance. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** Scripts have a hash in their name and never change, so a host compresses them once, at the best quality. */
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** What a host adds to our headers. */
const HOST_HEADERS =
  'HTTP/1.1 200 OK\r\nServer: nginx\r\nDate: Sun, 22 Nov 2026 18:00:00 GMT\r\nContent-Type: text/html; charset=utf-8\r\n' +
  'Last-Modified: Sun, 22 Nov 2026 18:00:00 GMT\r\nTransfer-Encoding: chunked\r\nConnection: keep-alive\r\n' +
  'Vary: Accept-Encoding\r\nETag: W/"69217a30-f2a1"\r\nContent-Encoding: br\r\n\r\n'

/** @typedef {{ brand?: string, ingredient: string }} Product */
/** @typedef {{ offers: { product?: Product[], price?: { ends?: string } }[], facts?: { product?: Product[] } }} Seller */

const SELLERS = readdirSync('content/providers').map((file) => {
  /** @type {Seller} */
  const seller = JSON.parse(readFileSync(path.join('content/providers', file), 'utf8'))
  return { ...seller, id: file.replace('.json', '') }
})

/** How many offers a seller has, and how many of them have a last day. */
const OFFERS = SELLERS.map(({ id, offers }) => ({
  id,
  count: offers.length,
  ending: offers.filter(({ price }) => price?.ends).length,
}))

/** @type {{ drugs: { offers: { refillDays?: number, price?: { ends?: string }, product: Product[] }[] }[] }} */
const MAKERS = JSON.parse(readFileSync('content/maker-prices.json', 'utf8'))

const MAKER_OFFERS = MAKERS.drugs.flatMap(({ offers }) => offers)

const SELLER_OFFERS = SELLERS.flatMap(({ offers, facts }) =>
  offers.map(({ product = facts?.product ?? [] }) => ({ product })),
)

/** The pages of the drugs of offers. @param {{ product: Product[] }[]} offers */
const listPages = (offers) => [
  ...new Set(
    offers
      .flatMap(({ product }) => product)
      .flatMap(({ brand = '', ingredient }) => [
        `/drugs/${brand.toLowerCase().replace(/[^a-z0-9]+/g, '-') || ingredient}`,
        `/drugs/${ingredient}`,
      ]),
  ),
]

/** The pages of drugs that have the refill clock, sorted. */
export const CLOCK_PAGES = listPages(MAKER_OFFERS.filter(({ refillDays }) => refillDays)).sort()

const TODAY = new Date().toISOString().slice(0, 10)
/** Maker's offers with a last day: until then, a page also has what takes their place on the day after. */
const ENDING = MAKER_OFFERS.filter(({ price }) => price?.ends && price.ends >= TODAY)
const ENDING_PAGES = listPages(ENDING)

/** What that costs a page: an inline script and its hash, and the later rows. @param {string} address */
const getLater = (address) =>
  ENDING.length > 0 && (!address.startsWith('/drugs/') || ENDING_PAGES.includes(address)) ? 250 : 0

/** What the list of sellers' offers costs the page of a drug, which shows 20: with ranges, fees, and terms. @param {string} address */
const getListed = (address) => {
  const count = SELLER_OFFERS.filter((offer) => listPages([offer]).includes(address)).length
  return count === 0 ? 0 : 900 + 250 * Math.min(20, count)
}

/** How many offers of sellers there are beyond the five that the limits were set for. */
const MORE = OFFERS.reduce((sum, { count }) => sum + count, -5)

/** What the scripts of a page grow by for each of them: measured with offers of every field. */
const SCRIPT_MORE = 150

/**
 * Bytes of the page with its style sheets and headers, and of its scripts. A server sends 14,600 bytes (ten packets) in the
 * first round trip. A guide counts its drawings and every picture that does not wait until it is near; those that wait,
 * which an editor adds, have a limit of their own.
 */
const LIMITS = { page: 14_600, guide: 20_000, script: 78_200 + SCRIPT_MORE * MORE, later: 60_000 }

/** @type {Record<string, number>} */
const DRUGS = {
  // The refill clock: the rule in words, its field, and its props.
  ...Object.fromEntries(CLOCK_PAGES.map((address) => [address, 14_800])),
  // The doses of two or three makers, each with its bar, and which fills a sum counts, from which day; too much taken, twice.
  '/drugs/semaglutide': 15_200,
  '/drugs/wegovy': 15_150,
}

/**
 * Pages that grow with the offers, by what each further one adds, and those that do not fit into the first round trip: a
 * slow line gets what is below the first screen later (the last cards, the chart of the home page, the last answers).
 * @type {Record<string, number>}
 */
const OVER = {
  // The specified home page with the chart, the FAQ with every sign and whom to call, and the FAQ once more for search engines.
  '/': 16_700 + 50 * MORE,
  '/bestofmonth': 15_600 + getLater('/bestofmonth') + 250 * MORE,
  // The cards show what is specified, unfolded, below the answer and the chips.
  '/findquiz1-results': 17_700 + getLater('/findquiz1-results') + 420 * MORE,
  '/personalized-ranking': 17_700 + getLater('/personalized-ranking') + 430 * MORE,
  // Rows beyond the first 20 sellers come as data with the script.
  '/providers': Math.min(30_000, 16_400 + 210 * MORE),
  ...Object.fromEntries(
    listPages([...MAKER_OFFERS, ...SELLER_OFFERS]).map((address) => [
      address,
      (DRUGS[address] ?? LIMITS.page) + getLater(address) + getListed(address),
    ]),
  ),
  // All answers, so that a reader finds any of them on the page, and every sign with whom to call.
  '/questions': 19_300,
  // Every specified week and estimate, beside what was measured since, and the signs at the top.
  '/guides/first-month-glp1': 21_850,
  // The estimates beside the measured shares, and what to do after too much.
  '/guides/glp1-side-effects': 20_400,
  // A provider's page has its features. Each further offer has its payments, terms, and fees; a range draws each month twice, and
  // one with a last day stands there as it is after that day, too.
  ...Object.fromEntries(
    OFFERS.map(({ id, count, ending }) => [`/providers/${id}`, 15_600 + 1000 * (count - 1) + 500 * ending]),
  ),
}

/**
 * Pages with more script: the comparison has filters, sums side by side with the way there, and a form for the visitor's own quote, with bills of
 * every kind in words; the results
 * have the cards, the budget chips, and the answer with whom to ask about the drug.
 * @type {Record<string, number>}
 */
const MORE_SCRIPT = { '/providers': 8200, '/findquiz1-results': 3900, '/personalized-ranking': 3900 }

/** @param {string | Buffer} content @returns {number} bytes */
export const measure = (content) => brotliCompressSync(content, QUALITY).length

/** @returns {{ path: string, html: string }[]} sorted by file */
export function readExportedPages() {
  return (
    readdirSync(OUT, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.split(path.sep).join('/'))
      .sort()
      .map((file) => ({
        path: `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
        html: readFileSync(path.join(OUT, file), 'utf8'),
      }))
      // Redirects between our pages (content/redirects.json) are not pages. tests/unit/lib/publish/hosts covers them.
      .filter(({ html }) => !html.includes('<title>This page has moved</title>'))
  )
}

/** @param {string} address @returns {number} bytes of the response headers */
const weighHeaders = (address) =>
  Object.entries(getHeaders(address)).reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    HOST_HEADERS.length,
  )

/** @type {Map<string, number>} */
const weights = new Map()

/** @param {string[]} addresses  of files of the export @returns {number} bytes */
const weigh = (addresses) =>
  addresses.reduce((sum, address) => {
    const file = () => readFileSync(path.join(OUT, address))
    const bytes =
      weights.get(address) ??
      (address.endsWith('.js') ? brotliCompressSync(file(), BEST).length : measure(file()))
    weights.set(address, bytes)
    return sum + bytes
  }, 0)

/**
 * What a browser loads for a page immediately, and the pictures that it loads later.
 * @param {{ path: string, html: string }} page
 * @returns {{ page: number, script: number, over: string[] }} bytes, and a sentence for each limit that is exceeded
 */
export function weighPage({ path: address, html }) {
  /** @param {RegExp} pattern */
  const find = (pattern) => [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))]
  const isGuide = address.startsWith('/guides/')
  const styles = find(/<link rel="stylesheet" href="([^"]+)"/g)
  const pictures = isGuide ? find(/<img(?![^>]* loading="lazy")[^>]* src="([^"]+)"/g) : []
  const later = weigh(find(/<img(?=[^>]* loading="lazy")[^>]* src="([^"]+)"/g))
  const page = measure(html) + weighHeaders(address) + weigh([...styles, ...pictures])
  const script = weigh(
    find(
      /(?:<(?:script\b[^>]*? src|link rel="modulepreload" href)=|[[,](?="\/assets\/[^"]+\.js"[\],]))"([^"]+)"/g,
    ),
  )
  const limit = OVER[address] ?? LIMITS[isGuide ? 'guide' : 'page']
  const scriptLimit = LIMITS.script + (MORE_SCRIPT[address] ?? 0)
  const over = [
    ...(page > limit ? [`${address}: ${page} bytes, limit ${limit}`] : []),
    ...(later > LIMITS.later ? [`${address}: ${later} bytes of pictures, limit ${LIMITS.later}`] : []),
    ...(script > scriptLimit ? [`${address}: ${script} bytes of script, limit ${scriptLimit}`] : []),
  ]
  return { page, script, over }
}

/** Aligns columns: words to the left, numbers to the right. @param {(string | number)[][]} rows */
export function formatTable(rows) {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => String(row[index]).length)))
  return rows
    .map((row) =>
      row
        .map((cell, index) => {
          const isNumber = typeof rows.at(-1)?.[index] === 'number'
          const width = widths[index] ?? 0
          return isNumber ? String(cell).padStart(width) : String(cell).padEnd(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function run() {
  const rows = readExportedPages().map((exported) => {
    const { page, script, over } = weighPage(exported)
    return [exported.path, page, script, over.length > 0 ? 'OVER' : 'ok']
  })
  console.log(formatTable([['page', 'HTML+CSS+headers', 'script', 'result'], ...rows]))
  process.exitCode = rows.some((row) => row.at(-1) !== 'ok') ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run()
