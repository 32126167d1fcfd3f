// The plans and rows of a page, from the checked content, and the one scale of all its bars. Server only.
import type { Day } from '@/lib/base/day'
import { getBuildDay } from '@/lib/base/month'
import { MONTHS_PER_YEAR } from '@/lib/base/periods'
import { getContent, getProviders } from '@/lib/content'
import { findReference } from '@/lib/offers/break-even'
import { listChangeDays, readBetweenChanges } from '@/lib/offers/dates'
import { getMakerPlans, getPlans, getProgramPlans } from '@/lib/offers/from-content'
import type { Plan } from '@/lib/offers/plan'
import { toRow, toSortedRows } from '@/lib/offers/row'
import { getScale } from '@/lib/offers/scale'
import { countKnownFacts } from '@/lib/providers/fact-values'
import { getListing, type List } from '@/lib/providers/listing'
import type { ListedRecord, Provider } from '@/lib/providers/ranking'

/** Every plan of the providers, with further offers, of the makers, and of programs that run. */
export function getListedPlans(
  providers: readonly (Provider | ListedRecord)[],
  list: List,
  today = getBuildDay(),
): Plan[] {
  const makers = getContent()['maker-prices']
  const offers = providers.flatMap((provider) => {
    const { known, total } = countKnownFacts(provider)
    // On the other pages, a provider's name leads to its record.
    const linkText = list === 'results' ? `Whole record: ${known} of ${total} facts` : undefined
    const plans = getPlans(provider, today, makers, getListing(provider, list).name)
    return linkText ? plans.map((plan) => ({ ...plan, linkText })) : plans
  })
  return [...offers, ...getMakerPlans(makers, today), ...getProgramPlans(makers, today)]
}

/**
 * The first year of the ranked providers' offers on their cards, of all their offers, and of the makers' drugs, lowest sum
 * first: those without a condition before equal ones.
 */
function toListRows(plans: readonly Plan[]) {
  const offers = plans.filter(({ kind }) => kind === 'provider').map((plan) => toRow(plan))
  return {
    offers,
    ranked: offers.filter(({ key, sellerId }) => key === sellerId),
    makers: toSortedRows(plans.filter(({ kind }) => kind === 'maker')),
    reference: findReference(offers, MONTHS_PER_YEAR),
  }
}

/** The rows of a page, as of the day of the build. `on` are those of each of its `days`, and one scale holds them all. */
export function getListRows(list: List) {
  const today = getBuildDay()
  const plansOn = readBetweenChanges((day) => getListedPlans(getProviders(), list, day), today)
  const days = listChangeDays(plansOn(today), today)
  const rows = new Map(days.map((day) => [day, toListRows(plansOn(day))]))
  const on = (day: Day) => rows.get(day) ?? toListRows(plansOn(day))
  const shown = [...rows.values()].flatMap(({ ranked, makers }) => [...ranked, ...makers])
  return { ...on(today), days, on, ...getScale(shown.map(({ sumToCents }) => sumToCents)) }
}
