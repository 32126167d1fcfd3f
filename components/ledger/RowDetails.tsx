import { TextLink } from '@/components/ui/TextLink'
import { capitalize } from '@/lib/base/format'
import type { LedgerRow } from '@/lib/plans/rows'
import { GAPS_TITLE, NO_REFUND } from '@/lib/plans/words'

export type RowLink = { href: string; text: string }

/** What opens under a row: the sums of stopping, how the sum adds up, and what it leaves out. */
export function RowDetails({ row, links }: { row: LedgerRow; links: readonly RowLink[] }) {
  return (
    <div className="grid gap-x-8 gap-y-4 border-t border-dashed border-line px-inset py-4 text-sm grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))]">
      {row.sumCents !== null && (
        <>
          <Stops row={row} />
          <div>
            <p className="font-semibold">How the sum adds up</p>
            {row.steps.map((step) => (
              <p key={step}>{step}</p>
            ))}
            {row.fromNote && <p className="text-muted">{row.fromNote}</p>}
          </div>
        </>
      )}
      <div>
        {row.gaps.length > 0 && <p className="font-semibold">{GAPS_TITLE}</p>}
        <ul>
          {row.gaps.map((gap) => (
            <li key={gap}>{`– ${gap}`}</li>
          ))}
        </ul>
        {row.reported && (
          <p className="text-muted">{`As reported, ${row.reported}. We earn nothing on it.`}</p>
        )}
        <p className="flex flex-wrap gap-x-5 [&>a]:min-w-11 [&>a]:py-3">
          {links.map(({ href, text }) => (
            <TextLink key={href} href={href}>
              {text}
            </TextLink>
          ))}
        </p>
      </div>
    </div>
  )
}

/** One line if the sum is the same whenever somebody stops. */
function Stops({ row: { stops, secondYear, isRefundKnown } }: { row: LedgerRow }) {
  const [first] = stops
  const isSame = stops.every(({ cents }) => cents === first?.cents)
  return (
    <div>
      <p className="font-semibold">If you stop</p>
      {isSame && first ? (
        <p>
          {`The same whenever you stop in the first year: ${first.text}.`}
          {!isRefundKnown && ` ${capitalize(NO_REFUND)}.`}
        </p>
      ) : (
        stops.map(({ months, text }) => <Line key={months} label={`after ${months} months`} sum={text} />)
      )}
      <Line label={secondYear.label} sum={secondYear.text} />
    </div>
  )
}

function Line({ label, sum }: { label: string; sum: string }) {
  return (
    <p className="flex justify-between gap-x-4">
      {label}
      <strong>{sum}</strong>
    </p>
  )
}
