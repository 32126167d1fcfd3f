import { Section } from '@/components/ui/Section'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { capitalize } from '@/lib/base/format'
import { guidePath, ROUTES } from '@/lib/base/routes'
import { getLegend } from '@/lib/costs/labels'
import { CostPanel } from './CostPanel'
import { getListRows, joinTerms } from './page-plans'

const SHOWN_ROWS = 3

/** The approved drugs with the lowest first-year sums, each leading to its maker's page. */
export function MakerRows() {
  const { makers, maxCents } = getListRows('rankings')
  const rows = makers.slice(0, SHOWN_ROWS)
  const { unknown: hollow } = getLegend(rows)
  return (
    <Section id="makers" title="Approved drugs, from their makers">
      <p className="mb-3 text-sm/snug text-muted">
        {`FDA-approved. Not ranked; we earn nothing. Reported ${rows[0]?.reported}, without visits or labs.`}
        {hollow && ` ${hollow}.`}
      </p>
      <CostPanel
        maxCents={maxCents}
        isWide
        rows={rows.map((row) => ({
          row,
          id: `maker_${row.key}`,
          lines: [capitalize(`${row.track}: ${row.cashFlow}`), ...joinTerms(row)],
        }))}
      />
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
        <StandaloneLink href={guidePath('glp1-cost-breakdown')} variant="strong">
          All prices and doses
        </StandaloneLink>
        <StandaloneLink href={ROUTES.providers} variant="strong">
          Compare every fact
        </StandaloneLink>
      </p>
    </Section>
  )
}
