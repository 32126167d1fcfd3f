// The plans of a page with a ledger that answers a visitor. Server only.
import { getBuildDay } from '@/lib/base/month'
import { providerPath } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { getMakerPlans, getProgramPlans } from '@/lib/plans/maker-plans'
import type { Plan } from '@/lib/plans/plan'
import { getPlansOfProvider } from '@/lib/plans/provider-plans'
import { getOpenness } from '@/lib/providers/fact-values'
import { getListing, type List } from '@/lib/providers/listing'
import type { ListedRecord } from '@/lib/providers/ranking'
import type { Provider } from '@/lib/schemas/providers'

/** Every plan of the providers, with further offers, of the makers, and of programs that run. */
export function getLedgerPlans(providers: readonly (Provider | ListedRecord)[], list: List): Plan[] {
  const today = getBuildDay()
  const makers = getContent()['maker-prices']
  return [
    ...providers.flatMap((provider) =>
      getPlansOfProvider(provider, {
        today,
        href: providerPath(provider.id),
        name: getListing({ ...provider, logo: provider.logo ?? '' }, list).name,
      }),
    ),
    ...getMakerPlans(makers, today),
    ...getProgramPlans(makers, today),
  ]
}

/** The same for rows that open, each with the words of its link. */
export function getOpeningPlans(providers: readonly (Provider | ListedRecord)[], list: List): Plan[] {
  const { drugs } = getContent()['maker-prices']
  const more = new Map([
    ...drugs.map(({ id, maker }) => [id, `Check with ${maker}`] as const),
    ...providers.map((provider) => {
      const { stated, total } = getOpenness(provider)
      return [provider.id, `Whole record: ${stated} of ${total} facts`] as const
    }),
  ])
  return getLedgerPlans(providers, list).map((plan) => ({
    ...plan,
    more: more.get(plan.owner) ?? 'Who qualifies, at CMS',
  }))
}
