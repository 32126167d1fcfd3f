import type { ReactNode } from 'react'
import { CostRowLink, type RowSProps, WIDE_COLUMNS } from './CostRowLink'
import { LabelStrip } from './LabelStrip'
import { Legend } from './Legend'
import { Scale } from './Scale'

type Props = {
  /**
   * How many prices are checked ("0 of 5"). Only the first cost comparison of a page says it: it has the strip with the `title`, the
   * legend, and what comes `after`.
   */
  checked?: string
  title?: string
  maxCents: number
  isWide?: boolean
  /** Under the first cost comparison's rows, beside the legend where there is room. */
  after?: ReactNode
  /** `id` is that of the list item. */
  rows: readonly (Omit<RowSProps, 'maxCents' | 'isWide'> & { id?: string })[]
}

/** Rows S under one scale, as a label with a border. */
export function CostPanel({ checked, title = 'First year', maxCents, isWide, after, rows }: Props) {
  // Only the first cost comparison of a page is a landmark of its own; a later one is the content of its section.
  const Tag = checked ? 'section' : 'div'
  return (
    <Tag
      {...(checked && { 'aria-labelledby': 'first_year_title' })}
      className={checked ? 'label-box' : 'label-box [box-shadow:none]'}
    >
      {checked && <LabelStrip title={title} checked={checked} id="first_year_title" isWide={isWide} />}
      <div className={`px-inset pt-1 pb-0.5 md:pt-2 ${isWide ? WIDE_COLUMNS : ''}`}>
        <div className="@wide:col-start-2">
          <Scale maxCents={maxCents} />
        </div>
      </div>
      <ol className={`[&>li+li]:border-t [&>li+li]:border-line ${checked ? '' : '[&>li]:pb-1'}`}>
        {rows.map(({ id, ...row }) => (
          <li key={row.row.key} id={id}>
            <CostRowLink {...row} maxCents={maxCents} isWide={isWide} />
          </li>
        ))}
      </ol>
      {/* With `isWide`, on the rankings, the first card must be near the top of a phone. */}
      {checked && (
        <div
          className={`border-t border-line px-inset @wide:flex @wide:items-center @wide:justify-between ${isWide ? '[&>ul]:py-1 [&>ul]:leading-tight' : ''}`}
        >
          <Legend of={rows.map(({ row }) => row)} />
          {after}
        </div>
      )}
    </Tag>
  )
}
