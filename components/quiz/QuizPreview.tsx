import { LabelStrip } from '@/components/ledger/LabelStrip'
import { Legend } from '@/components/ledger/Legend'
import { RowS } from '@/components/ledger/RowS'
import { Scale } from '@/components/ledger/Scale'
import { ROUTES } from '@/lib/base/routes'
import type { getLowestRows } from '@/lib/plans/lowest'
import { getAnchor } from '@/lib/plans/plan'

type Props = { title: string; checked: string; rows: ReturnType<typeof getLowestRows>; maxCents: number }

/** What the results start from, each a link to it on the rankings, in the place of the form before it is opened. */
export const QuizPreview = ({ title, checked, rows, maxCents }: Props) => (
  <section
    aria-labelledby="preview_title"
    className="mt-8 label-box group-has-[:target]:hidden lg:mt-0 noscript:hidden print:hidden"
  >
    <LabelStrip title={title} checked={checked} id="preview_title" />
    <div className="px-inset pt-1">
      <Scale maxCents={maxCents} />
    </div>
    <ol>
      {rows.map(({ label, row }) => (
        <li key={row.key} className="border-b border-line">
          <RowS row={row} label={label} href={ROUTES.rankings + getAnchor(row)} maxCents={maxCents} />
        </li>
      ))}
    </ol>
    <Legend of={rows.map(({ row }) => row)} />
  </section>
)
