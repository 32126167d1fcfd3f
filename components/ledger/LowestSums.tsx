import { formatPricesChecked } from '@/components/providers/price-checks'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getProviders } from '@/lib/content'
import { getLowestRows } from '@/lib/plans/lowest'
import { formatAsStated } from '@/lib/plans/provider-plans'
import { LedgerPanel } from './LedgerPanel'
import { getListRows } from './list-rows'
import { RowS } from './RowS'

/** The answer on the rankings: at most three first-year sums, each leading to its card or row on the same page. */
export function LowestSums() {
  const { ranked, makers, maxCents } = getListRows('rankings', (id) => `#${id}`)
  return (
    <>
      <LedgerPanel
        titleId="first_year_title"
        strip={{ title: 'First year', checked: formatPricesChecked(), rows: makers }}
        maxCents={maxCents}
        isWide
      >
        {getLowestRows(ranked, makers).map(({ label, row }) => (
          <li key={row.key}>
            <RowS
              row={row}
              href={`#${row.kind === 'maker' ? `maker_${row.key}` : row.owner}`}
              maxCents={maxCents}
              label={label}
              note={row.kind === 'maker' ? 'we earn nothing' : getPrice(row.owner)}
              isWide
            />
          </li>
        ))}
      </LedgerPanel>
      <p className="-my-3 px-inset text-sm noscript:hidden @wide:-mt-2 @wide:-mb-5 @wide:text-right">
        <StandaloneLink href={`${ROUTES.providers}#ledger_budget`} variant="strong">
          What fits my budget?
        </StandaloneLink>
      </p>
    </>
  )
}

/** The price without its note: "$99/month". */
function getPrice(id: string): string | undefined {
  const pricing = getProviders().find((provider) => provider.id === id)?.pricing
  return pricing ? formatAsStated({ ...pricing, note: null }) : undefined
}
