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

/** A record like `base` with stated facts of every kind. @param {any} base @param {number} index */
function makeRecord(base, index) {
  const isStated = (/** @type {number} */ step) => (index + step) % 3 === 0
  return {
    ...base,
    name: `Example Provider ${index}`,
    alsoListedAs: undefined,
    mainBenefit: undefined,
    features: undefined,
    featureNotes: undefined,
    logo: undefined,
    moreDetailsUrl: undefined,
    pricing: isStated(0)
      ? undefined
      : {
          amount: 60 + ((index * 37) % 240),
          period: ['month', 'week', 'year', 'quarter'][index % 4],
        },
    facts: {
      ...base.facts,
      medicationIncluded: isStated(1) ? true : undefined,
      membershipFee: isStated(2) ? 25 : undefined,
      refund: isStated(0) ? 14 : undefined,
      drugs: isStated(1) ? ['semaglutide', 'tirzepatide'] : undefined,
      approval: isStated(2) ? 'compounded' : undefined,
      pharmacy: isStated(0) ? `Example Pharmacy ${index}, Ohio` : undefined,
      states: isStated(1) ? ['NY', 'CA', 'TX'] : undefined,
      company: isStated(2) ? `Example Company ${index}, LLC` : undefined,
    },
    offers: [1, 2, 3].map((step) => ({
      id: `offer-${step}`,
      name: `offer ${step}`,
      medicationIncluded: step === 1 ? true : undefined,
      pricing: {
        amount: 90 + ((index * 31 + step * 50) % 300),
        period: 'month',
      },
    })),
    websiteUrl: `https://provider-${index}.example/`,
    linkThroughOwnHost: false,
    legacyClick: undefined,
  }
}

/** Adds records and their change-log entries until there are `count` records. @param {string} copy @param {number} count */
export function writeRecords(copy, count) {
  const records = path.join(copy, 'content/providers')
  const base = JSON.parse(readFileSync(path.join(records, 'directmeds.json'), 'utf8'))
  const file = path.join(copy, 'content/changes.json')
  const log = JSON.parse(readFileSync(file, 'utf8'))
  for (let index = readdirSync(records).length + 1; index <= count; index += 1) {
    const record = makeRecord(base, index)
    writeFileSync(path.join(records, `example-${index}.json`), JSON.stringify(record, null, 2))
    const listed = { date: '2026-11-20', provider: `example-${index}`, why: 'First listed' }
    const offers = record.offers.map(
      (/** @type {any} */ { name, pricing, medicationIncluded }) =>
        `${name}: $${pricing.amount} a month${medicationIncluded ? '; Medication included: Yes' : ''}`,
    )
    log.changes.push({ ...listed, field: 'offers', to: offers.join('. ') })
    if (!record.pricing) continue
    const { amount, period } = record.pricing
    log.changes.push({ ...listed, field: 'pricing', to: `$${amount} a ${period}` })
  }
  writeFileSync(file, JSON.stringify(log, null, 2))
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
