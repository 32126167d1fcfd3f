// Rules over the set of providers: ranks, the top choice, names, prices, logos, features, addresses.
import { getTrackingNames } from '../../providers/affiliate-link'
import { getMonthlyCost, MONTHS_PER_YEAR } from '../../providers/cost'
import type { Pricing } from '../../schemas/providers'
import type { CheckContext } from '../check-context'
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'
import { checkUnique, findDuplicates } from './unique'

const FILE = jsonFileOf('providers')

type Providers = CheckedContent['providers']['providers']

const issue = (index: number, path: Path, message: string): ContentIssue =>
  issueAt(FILE, ['providers', index, ...path], message)

/** Every rule about providers. Ids are checked by anchors.ts. */
export const PROVIDER_RULES: ((providers: Providers, context: CheckContext) => ContentIssue[])[] = [
  checkRanks,
  checkTopChoice,
  checkNames,
  checkPrices,
  checkLogos,
  checkFeatures,
  checkTracking,
  (providers) => checkUnique(FILE, 'providers', 'logo', providers),
  (providers) => checkUnique(FILE, 'providers', 'websiteUrl', providers),
]

function checkRanks(providers: Providers): ContentIssue[] {
  return providers.flatMap(({ rank }, index) => {
    if (rank === index + 1) return []
    const message = `expected ${index + 1}, got ${rank}. Ranks run 1, 2, 3 … without gaps, in the order of the list.`
    return [issue(index, ['rank'], message)]
  })
}

function checkTopChoice(providers: Providers): ContentIssue[] {
  return providers.flatMap(({ isTopChoice }, index) => {
    if (isTopChoice === (index === 0)) return []
    const message =
      index === 0
        ? 'expected true, got false. Rank 1 is the top choice: set it to true.'
        : 'expected false, got true. Only rank 1 is the top choice: set it to false.'
    return [issue(index, ['isTopChoice'], message)]
  })
}

function checkNames(providers: Providers): ContentIssue[] {
  const names = providers.flatMap(({ name, alsoListedAs }, index) => [
    { value: name, path: ['name'], index },
    ...(alsoListedAs ? [{ value: alsoListedAs.name, path: ['alsoListedAs', 'name'], index }] : []),
  ])
  return findDuplicates(
    names.map(({ value, path, index }) => ({ file: FILE, path: ['providers', index, ...path], value })),
  )
}

function checkPrices(providers: Providers): ContentIssue[] {
  return providers.flatMap(({ pricing }, index) =>
    Object.entries(pricing ? findPriceErrors(pricing) : {}).flatMap(([field, message]) =>
      message ? [issue(index, ['pricing', field], message)] : [],
    ),
  )
}

/** What cannot be true of a price, by field. */
function findPriceErrors(pricing: Pricing): Partial<Record<keyof Pricing, string | false>> {
  const { amount, period, fromAmount, firstMonthDiscount, freeMonths } = pricing
  const isOnce = period === 'once'
  const month = getMonthlyCost(pricing)
  return {
    fromAmount:
      fromAmount !== null &&
      fromAmount >= amount &&
      `expected less than ${amount}, got ${fromAmount}. A "from" price is the lower one; otherwise write null.`,
    firstMonthDiscount:
      firstMonthDiscount !== null &&
      (isOnce
        ? `expected null, got ${firstMonthDiscount}. A price that is paid once has no first month; subtract the discount from the amount.`
        : firstMonthDiscount > month &&
          `expected at most ${month}, the price of one month, got ${firstMonthDiscount}. Correct the discount or the amount.`),
    freeMonths:
      freeMonths !== null &&
      (isOnce
        ? `expected null, got ${freeMonths}. A price that is paid once has no free months.`
        : freeMonths >= MONTHS_PER_YEAR &&
          `expected at most ${MONTHS_PER_YEAR - 1}, got ${freeMonths}. No provider gives a whole year away: correct it, or write null.`),
  }
}

function checkLogos(providers: Providers, { hasPublicFile }: CheckContext): ContentIssue[] {
  return providers.flatMap(({ logo, alsoListedAs }, index) =>
    [
      { image: logo, path: ['logo'] },
      ...(alsoListedAs ? [{ image: alsoListedAs.logo, path: ['alsoListedAs', 'logo'] }] : []),
    ]
      .filter(({ image }) => !hasPublicFile(image))
      .map(({ image, path }) =>
        issue(index, path, `there is no file public${image}. Add the image, or correct the path.`),
      ),
  )
}

function checkFeatures(providers: Providers): ContentIssue[] {
  return providers.flatMap(({ features }, index) =>
    findDuplicates(
      (features ?? []).map((value, i) => ({ file: FILE, path: ['providers', index, 'features', i], value })),
    ),
  )
}

function checkTracking(providers: Providers): ContentIssue[] {
  return providers.flatMap(({ websiteUrl, moreDetailsUrl }, index) =>
    Object.entries({ websiteUrl, moreDetailsUrl }).flatMap(([field, address]) => {
      if (address === null || !URL.canParse(address)) return []
      const query = new URL(address).searchParams
      return getTrackingNames()
        .filter((name) => query.has(name))
        .map((name) =>
          issue(
            index,
            [field],
            `the site sets "${name}" itself and would replace "${query.get(name)}" in this address. Remove it; if the provider needs it, rename the site's own parameter in lib/providers/affiliate-link.ts.`,
          ),
        )
    }),
  )
}
