// Rules over the set of providers: ranks, the top choice, names, prices, logos, features, addresses.

import { getTrackingNames } from '../../providers/affiliate-link'
import { getMonthlyCost, MONTHS_PER_YEAR } from '../../providers/cost'
import type { Provider } from '../../schemas/providers'
import type { Fault } from '../faults'
import { fileOf } from '../registry'
import { checkUnique, findRepeats } from './repeats'
import type { Surroundings } from './surroundings'

const PROVIDERS = fileOf('providers')

/** Every rule about providers. */
export const PROVIDER_RULES: ((providers: readonly Provider[], surroundings: Surroundings) => Fault[])[] = [
  checkRanks,
  checkTopChoice,
  checkNames,
  checkPrices,
  checkLogos,
  checkFeatures,
  checkTracking,
  ...(['id', 'logo', 'websiteUrl'] as const).map(
    (key) => (providers: readonly Provider[]) => checkUnique(PROVIDERS, 'providers', key, providers),
  ),
]

function checkRanks(providers: readonly Provider[]): Fault[] {
  return providers.flatMap(({ rank }, index) =>
    rank === index + 1
      ? []
      : [
          {
            file: PROVIDERS,
            field: `providers[${index}].rank`,
            message: `expected ${index + 1}, got ${rank}. Ranks run 1, 2, 3 … without gaps, in the order of the list.`,
          },
        ],
  )
}

function checkTopChoice(providers: readonly Provider[]): Fault[] {
  return providers.flatMap(({ isTopChoice }, index) => {
    if (isTopChoice === (index === 0)) return []
    const message =
      index === 0
        ? 'expected true, got false. Rank 1 is the top choice: set it to true.'
        : 'expected false, got true. Only rank 1 is the top choice: set it to false.'
    return [{ file: PROVIDERS, field: `providers[${index}].isTopChoice`, message }]
  })
}

function checkNames(providers: readonly Provider[]): Fault[] {
  const names = providers.flatMap(({ name, alsoListedAs }, index) => [
    { value: name, field: `providers[${index}].name` },
    ...(alsoListedAs ? [{ value: alsoListedAs.name, field: `providers[${index}].alsoListedAs.name` }] : []),
  ])
  return findRepeats(PROVIDERS, names)
}

function checkPrices(providers: readonly Provider[]): Fault[] {
  return providers.flatMap(({ pricing }, index) => {
    if (!pricing) return []
    const { amount, period, fromAmount, firstMonthDiscount, freeMonths } = pricing
    const at = `providers[${index}].pricing`
    const faults: Fault[] = []
    if (fromAmount !== null && fromAmount >= amount) {
      const message = `expected less than ${amount}, got ${fromAmount}. A "from" price is the lower one; else write null.`
      faults.push({ file: PROVIDERS, field: `${at}.fromAmount`, message })
    }
    const firstMonth = getMonthlyCost(pricing)
    if (firstMonthDiscount !== null && period === 'once') {
      const message = `expected null, got ${firstMonthDiscount}. A price that is paid once has no first month; take the discount off the amount.`
      faults.push({ file: PROVIDERS, field: `${at}.firstMonthDiscount`, message })
    } else if (firstMonthDiscount !== null && firstMonthDiscount > firstMonth) {
      const message = `expected at most ${firstMonth}, the price of one month, got ${firstMonthDiscount}. Correct the discount or the amount.`
      faults.push({ file: PROVIDERS, field: `${at}.firstMonthDiscount`, message })
    }
    if (freeMonths !== null && period === 'once') {
      const message = `expected null, got ${freeMonths}. A price that is paid once has no months that are free.`
      faults.push({ file: PROVIDERS, field: `${at}.freeMonths`, message })
    } else if (freeMonths !== null && freeMonths >= MONTHS_PER_YEAR) {
      const message = `expected at most ${MONTHS_PER_YEAR - 1}, got ${freeMonths}. A first year that costs nothing is hardly what is stated; correct it, or write null.`
      faults.push({ file: PROVIDERS, field: `${at}.freeMonths`, message })
    }
    return faults
  })
}

function checkLogos(providers: readonly Provider[], { hasPublicFile }: Surroundings): Fault[] {
  const logos = providers.flatMap(({ logo, alsoListedAs }, index) => [
    { path: logo, field: `providers[${index}].logo` },
    ...(alsoListedAs ? [{ path: alsoListedAs.logo, field: `providers[${index}].alsoListedAs.logo` }] : []),
  ])
  return logos
    .filter(({ path }) => !hasPublicFile(path))
    .map(({ path, field }) => ({
      file: PROVIDERS,
      field,
      message: `there is no file public${path}. Add the image, or correct the path.`,
    }))
}

function checkFeatures(providers: readonly Provider[]): Fault[] {
  return providers.flatMap(({ features }, index) =>
    findRepeats(
      PROVIDERS,
      (features ?? []).map((value, i) => ({ value, field: `providers[${index}].features[${i}]` })),
    ),
  )
}

function checkTracking(providers: readonly Provider[]): Fault[] {
  return providers.flatMap(({ websiteUrl, moreDetailsUrl }, index) =>
    Object.entries({ websiteUrl, moreDetailsUrl }).flatMap(([name, address]) => {
      if (address === null || !URL.canParse(address)) return []
      const query = new URL(address).searchParams
      const taken = getTrackingNames().filter((parameter) => query.has(parameter))
      return taken.map((parameter) => ({
        file: PROVIDERS,
        field: `providers[${index}].${name}`,
        message: `the site sets "${parameter}" itself, in place of "${query.get(parameter)}" in this address. Remove it; if the provider needs it, the site's own must be renamed in lib/providers/affiliate-link.ts.`,
      }))
    }),
  )
}
