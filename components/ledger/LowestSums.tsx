import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getLowestRows } from '@/lib/plans/lowest'
import { LedgerPanel } from './LedgerPanel'
import { getListRows } from './list-rows'

/** The answer on the rankings: at most three first-year sums, each leading to its card or row on the same page. */
export function LowestSums() {
  const { ranked, makers, maxCents } = getListRows('rankings')
  return (
    <>
      <LedgerPanel
        legendOf={makers}
        maxCents={maxCents}
        isWide
        rows={getLowestRows(ranked, makers).map(({ label, row }) => ({
          row,
          label,
          ...(row.kind === 'maker'
            ? { href: `#maker_${row.key}`, note: 'we earn nothing' }
            : // The price without its note: "$99/month".
              { href: `#${row.key}`, note: row.asStated.split(' · ')[0] }),
        }))}
      />
      <p className="-my-3 px-inset text-sm noscript:hidden @wide:-mt-2 @wide:-mb-5 @wide:text-right">
        <StandaloneLink href={`${ROUTES.providers}#ledger_budget`} variant="strong">
          What fits my budget?
        </StandaloneLink>
      </p>
    </>
  )
}
