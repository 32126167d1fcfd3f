// The rows of a page about the ranked providers, from the checked content, and the one scale of all its bars. Server only.
import { capitalize } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getContent, getProviders } from '@/lib/content'
import { getMakerRows, getRankedRows, type LedgerRow } from '@/lib/plans/rows'
import { getScale } from '@/lib/plans/scale'
import { getListing, type List } from '@/lib/providers/listing'

/** `href` is where a provider's row leads. Makers are sorted: the first is the lowest sum without a condition. */
export function getListRows(list: List, href: (id: string) => string) {
  const today = getBuildDay()
  const ranked = getRankedRows(getProviders(), (provider) => ({
    today,
    href: href(provider.id),
    name: getListing(provider, list).name,
  }))
  const makers = getMakerRows(getContent()['maker-prices'], today)
  const { maxCents } = getScale([...ranked, ...makers].map(({ sumCents }) => sumCents))
  return { ranked, makers, maxCents }
}

/** Up to which dose and how a maker's price is paid, and its terms, a line each. */
export const getMakerLines = (row: LedgerRow): string[] => [
  capitalize(row.track ? `${row.track}: ${row.cashFlow}` : row.cashFlow),
  ...joinTerms(row),
]

/** The condition of a price and its last day in one line, or none. */
export const joinTerms = ({ terms }: Pick<LedgerRow, 'terms'>): string[] =>
  terms.length > 0 ? [capitalize(terms.join('; '))] : []
