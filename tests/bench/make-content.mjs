// A copy of the project with any number of generated provider records or guides, for the benchmarks.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SKIPPED = ['node_modules', 'out', '.next', '.git', 'hosting', 'test-results']

/** @param {string} copy  a folder */
export function copyProject(copy) {
  cpSync('.', copy, {
    recursive: true,
    filter: (source) => !SKIPPED.includes(path.relative('.', source).split(path.sep)[0] ?? ''),
  })
  // Hard links, because Turbopack does not follow a symbolic link out of the project.
  spawnSync('cp', ['-al', path.resolve('node_modules'), copy])
}

/** A record like `base` with three offers and facts of every kind. @param {any} base @param {number} index */
function makeRecord(base, index) {
  const isKnown = (/** @type {number} */ step) => (index + step) % 3 === 0
  const every = ['month', 'week', '3 months', '4 weeks'][index % 4] ?? 'month'
  const share = { week: 0.25, '3 months': 2.5 }[every] ?? 1 // of what a month costs
  const offers = [0, 1, 2].map((step) => ({
    id: `offer-${step}`,
    ...(step > 0 && { name: `offer ${step}` }),
    ...(isKnown(step) && {
      product: [
        {
          ingredient: step === 1 ? 'tirzepatide' : 'semaglutide',
          form: step === 2 ? 'pill' : 'shot',
          approved: false,
        },
      ],
      states: { except: ['MS', 'LA'] },
      minimumMonths: step * 3,
    }),
    ...(!isKnown(step + 1) && { drug: 'included' }),
    price: {
      amount: Math.round((90 + ((index * 31 + step * 50) % 300)) * (step === 0 ? share : 1)),
      every: step === 0 ? every : 'month',
      ...(step === 1 && { first: [{ bills: 1, amount: 49 }] }),
    },
    ...(step === 2 && { fees: [{ what: 'visit', amount: 39, every: 'once' }] }),
  }))
  return {
    $schema: base.$schema,
    name: `Example Provider ${index}`,
    ctaText: base.ctaText,
    websiteUrl: `https://provider-${index}.example/`,
    linkThroughOwnHost: false,
    facts: {
      ...(isKnown(0) && { pharmacy: `Example Pharmacy ${index}, Ohio`, refund: { days: 14 } }),
      ...(isKnown(2) && { company: `Example Company ${index}, LLC`, coaching: true }),
    },
    offers,
    history: offers.map(({ id, price }) => ({
      on: '2026-11-25',
      field: `offers.${id}.price`,
      to: formatPrice(price),
      reason: 'First listed',
    })),
  }
}

/** As lib/schemas/fact-words.ts says it. @param {{ amount: number, every: string, first?: { amount: number }[] }} price */
const formatPrice = ({ amount, every, first }) =>
  `$${amount} ${/^\d/.test(every) ? 'every' : 'a'} ${every}${first ? `, $${first[0]?.amount} the first` : ''}`

/** Adds records until there are `count`. @param {string} copy @param {number} count */
export function writeRecords(copy, count) {
  const records = path.join(copy, 'content/providers')
  const base = JSON.parse(readFileSync(path.join(records, 'directmeds.json'), 'utf8'))
  for (let index = readdirSync(records).length + 1; index <= count; index += 1)
    writeFileSync(
      path.join(records, `example-${index}.json`),
      JSON.stringify(makeRecord(base, index), null, 2),
    )
}

/** Adds guides until there are `count`, repeating the texts of the existing ones. A number adds no word. @param {string} copy @param {number} count */
export function writeGuides(copy, count) {
  const guides = path.join(copy, 'content', 'guides')
  const originals = readdirSync(guides)
    .filter((name) => !name.startsWith('guide-'))
    .map((name) => readFileSync(path.join(guides, name), 'utf8'))
  for (let index = originals.length; index < count; index += 1) {
    const text = (originals[index % originals.length] ?? '')
      .replace(/^title: "(.*)"$/m, `title: "$1-${index}"`)
      .replace(/^description: "(.{0,140}).*"$/m, `description: "$1-${index}"`)
      .replace(/^order: \d+$/m, `order: ${index + 1}`)
    writeFileSync(path.join(guides, `guide-${index}.mdx`), text)
  }
}
