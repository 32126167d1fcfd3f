// What the cards show of the ranked providers besides their costs, from the checked content: plain data, because on the
// results the cards are in an island. Server only.
import { formatRating } from '@/lib/base/format'
import { providerPath, ROUTES } from '@/lib/base/routes'
import { getContent, getProviders } from '@/lib/content'
import { addTracking, getVisitUrl } from '@/lib/providers/affiliate-link'
import { countKnownFacts, formatKnownFacts, getQuestions } from '@/lib/providers/fact-values'
import { getBenefit, getFeatures } from '@/lib/providers/features'
import { getListing, type List } from '@/lib/providers/listing'
import type { Provider } from '@/lib/providers/ranking'

const ASKED = 2

export type CardData = ReturnType<typeof getCard>

/** All ranked providers in rank order, by their names in a list. */
export const getCards = (list: List): CardData[] => getProviders().map((provider) => getCard(provider, list))

export function getCard(provider: Provider, list: List) {
  const { id, facts, isTopChoice, moreDetailsUrl } = provider
  const { certifier } = getContent().site
  const { name, logo, otherName } = getListing(provider, list)
  const { shown, folded } = getFeatures(provider)
  return {
    id,
    name,
    logo: logo ?? '', // the content check ensures that a ranked provider has one
    otherName,
    href: providerPath(id),
    rank: provider.rank,
    rating: formatRating(provider.rating),
    badge: isTopChoice ? provider.topChoiceBadgeText : null,
    benefit: getBenefit(provider),
    shown,
    folded,
    notes: (provider.featureNotes ?? []).flatMap(({ feature, note }) => (note ? [{ feature, note }] : [])),
    certificate: facts.certificate ? `${certifier.name} certified` : null,
    certificateHref: `${ROUTES.howWeRank}#certificate`,
    certificateQuestion: `What ${certifier.name} certifies`,
    questions: getQuestions(provider, ASKED).map(({ question }) => question),
    known: formatKnownFacts(countKnownFacts(provider)),
    ctaText: provider.ctaText,
    visitUrl: getVisitUrl(provider, 'homepage'),
    moreUrl: moreDetailsUrl ? addTracking(moreDetailsUrl, 'homepage') : null,
  }
}
