// The plans of a page with a ledger that answers a visitor, and where its rows lead. Server only.
import { getBuildDay } from '@/lib/base/month'
import { providerPath } from '@/lib/base/routes'
import { getMakerPrices } from '@/lib/content'
import { getMakerPlans, getProgramPlans } from '@/lib/plans/maker-plans'
import type { Plan } from '@/lib/plans/plan'
import { getPlansOfProvider } from '@/lib/plans/provider-plans'
import { getOpenness } from '@/lib/providers/fact-values'
import { getListing, type List } from '@/lib/providers/listing'
import type { ListedRecord } from '@/lib/providers/ranking'
import type { Provider } from '@/lib/schemas/providers'
import type { RowLink } from './RowDetails'

/** Every plan of the providers, with further offers, of the makers, and of programs that run. */
export function getLedgerPlans(providers: readonly (Provider | ListedRecord)[], list: List): Plan[] {
  const today = getBuildDay()
  const makers = getMakerPrices()
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

/** The links in the opening parts of rows, by owner. Never a paid link. */
export function getRowLinks(
  providers: readonly (Provider | ListedRecord)[],
  hasCards: boolean,
): Record<string, RowLink[]> {
  const { drugs, programs } = getMakerPrices()
  return Object.fromEntries([
    ...providers.map((provider) => {
      const { stated, total } = getOpenness(provider)
      const record = { href: providerPath(provider.id), text: `Whole record: ${stated} of ${total} facts` }
      return [provider.id, [record, ...(hasCards ? [{ href: `#${provider.id}`, text: 'Its card' }] : [])]]
    }),
    ...drugs.map(({ id, maker, url }) => [id, [{ href: url, text: `Check with ${maker}` }]]),
    ...programs.map(({ id, url }) => [id, [{ href: url, text: 'Who qualifies, at CMS' }]]),
  ])
}
