// Gathers the data for the answer panel from the checked content. Server only.
import { getPriceChecks } from '@/components/providers/price-checks'
import { getBuildDay } from '@/lib/base/month'
import { getMakerPrices, getProviders } from '@/lib/content'
import { getVisitUrl } from '@/lib/providers/affiliate-link'
import { getAnswers, getOffers } from '@/lib/providers/cheapest-options'
import type { List } from '@/lib/providers/listing'
import { getMakerOffer } from '@/lib/providers/maker-offer'

export function getAnswerFacts(list: List) {
  const providers = getProviders()
  const offers = getOffers(providers, list, (provider) => getVisitUrl(provider, 'homepage'))
  const maker = getMakerOffer(getMakerPrices().drugs, getBuildDay())
  const { done, total } = getPriceChecks()
  return {
    offers,
    maker,
    answers: getAnswers(offers, maker),
    aside: `As stated · checked: ${done} of ${total}`,
  }
}
