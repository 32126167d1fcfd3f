import type { LedgerRow } from '@/lib/plans/rows'
import { LabelStrip } from './LabelStrip'
import { Legend } from './Legend'
import { RowS, type RowSProps, WIDE_COLUMNS } from './RowS'
import { Scale } from './Scale'

type Props = {
  /** The id of the heading that names the panel. */
  titleId: string
  /** The strip of the first ledger of a page, which also has the legend. A later one is named by its section. */
  strip?: { title: string; checked: string; rows: readonly LedgerRow[] }
  /** The end of the page's scale in cents. */
  maxCents: number
  isWide?: boolean
  /** `id` is that of the list item. */
  rows: readonly (Omit<RowSProps, 'maxCents' | 'isWide'> & { id?: string })[]
}

/** Rows S under one scale, as a label with a border. */
export function LedgerPanel({ titleId, strip, maxCents, isWide, rows }: Props) {
  // Only the first ledger of a page is a landmark of its own; a later one is the content of its section.
  const Tag = strip ? 'section' : 'div'
  return (
    <Tag {...(strip && { 'aria-labelledby': titleId })} className="label-box">
      {strip && <LabelStrip title={strip.title} checked={strip.checked} id={titleId} isWide={isWide} />}
      <div className={`px-inset pt-1 md:pt-2 ${isWide ? WIDE_COLUMNS : ''}`}>
        <div className="@wide:col-start-2">
          <Scale maxCents={maxCents} />
        </div>
      </div>
      <ol className="[&>li+li]:border-t [&>li+li]:border-line">
        {rows.map(({ id, ...row }) => (
          <li key={row.row.key} id={id}>
            <RowS {...row} maxCents={maxCents} isWide={isWide} />
          </li>
        ))}
      </ol>
      {strip && (
        <div className="border-t border-line">
          <Legend of={strip.rows} />
        </div>
      )}
    </Tag>
  )
}
