// The plans and rows of a page, from the checked content, and the one scale of all its bars. Server only.
import { getBuildDay } from '@/lib/base/month'
import { getContent, getProviders } from '@/lib/content'
import { getMakerPlans, getPlans, getProgramPlans } from '@/lib/offers/from-content'
import type { Plan } from '@/lib/offers/plan'
import { getFirstAfter, getRowAfter, toRow, toSortedRows } from '@/lib/offers/row'
import { getScale } from '@/lib/offers/scale'
import { countKnownFacts } from '@/lib/providers/fact-values'
import { getListing, type List } from '@/lib/providers/listing'
import type { ListedRecord, Provider } from '@/lib/providers/ranking'

/** Every plan of the providers, with further offers, of the makers, and of programs that run. */
export function getListedPlans(providers: readonly (Provider | ListedRecord)[], list: List): Plan[] {
  const today = getBuildDay()
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
export function getListRows(list: List) {
  const plans = getListedPlans(getProviders(), list)
  const offers = plans.filter(({ kind }) => kind === 'provider').map((plan) => toRow(plan))
  const ranked = offers.filter(({ key, sellerId }) => key === sellerId)
  const makers = toSortedRows(plans.filter(({ kind }) => kind === 'maker'))
  const later = [...ranked.map(getRowAfter), getFirstAfter(makers)].flatMap((after) => after?.row ?? [])
  return {
    ranked,
    offers,
    makers,
    ...getScale([...ranked, ...makers, ...later].map(({ sumToCents }) => sumToCents)),
  }
}
