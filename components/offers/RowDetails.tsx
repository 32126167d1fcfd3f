import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/TextLink'
import { capitalize } from '@/lib/base/format'
import type { PlanRow } from '@/lib/offers/row'
import { formatSum, GAPS_TITLE, NO_REFUND, nameGaps } from '@/lib/offers/words/labels'
import { formatSecondYear } from '@/lib/offers/words/offers'
import { listSumSteps } from '@/lib/offers/words/payments'

type Props = {
  row: PlanRow
  /** A further link, for example to the provider's card. */
  children?: ReactNode
}

/** What opens under a row: the sums of stopping, how the sum adds up, and what it leaves out. */
export const RowDetails = ({ row, children }: Props) => (
  <div className="flex flex-wrap gap-x-6 gap-y-4 bg-paper px-inset py-4 text-sm/snug *:flex-[1_14rem]">
    {row.sumCents !== null && (
      <>
        <Stops row={row} />
        <div>
          <p className="font-semibold">How the sum adds up</p>
          {listSumSteps(row, row.months).map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be the same, and they have fixed places
            <p key={index}>{step}</p>
          ))}
        </div>
      </>
    )}
    <div>
      {nameGaps(row).length > 0 && <p className="font-semibold">{GAPS_TITLE}</p>}
      <ul className="pl-3.5 -indent-3.5">
        {nameGaps(row).map((gap) => (
          <li key={gap}>{`– ${capitalize(gap)}`}</li>
        ))}
      </ul>
      {row.reported && <p className="text-muted">{`As reported, ${row.reported}. We earn nothing on it.`}</p>}
      {(row.linkText || children) && (
        <p className="flex flex-wrap gap-x-5 [&>a]:min-w-11 [&>a]:py-3">
          {row.linkText && <TextLink href={row.href}>{row.linkText}</TextLink>}
          {children}
        </p>
      )}
    </div>
  </div>
)

/** One line if the sum is the same whenever somebody stops. */
function Stops({ row }: { row: PlanRow }) {
  const { stops, secondYear, gaps, knownCents, sumCents } = row
  const [first] = stops
  const toText = ({ cents, toCents }: typeof secondYear) => formatSum(cents, row.isLowerBound, toCents)
  const isSame = stops.every(({ cents, toCents }) => cents === first?.cents && toCents === first.toCents)
  const line = (label: string, text: string) => (
    <p key={label} className="flex flex-wrap justify-between gap-x-2 md:max-w-72">
      {`${label} `}
      <strong>{text}</strong>
    </p>
  )
  return (
    <div>
      <p className="font-semibold">{`If you stop${gaps.includes('term') ? ' (unless bound longer)' : knownCents < Number(sumCents) ? ' (if prices stay)' : ''}`}</p>
      {isSame && first ? (
        <p>
          {`The same whenever you stop in the first year: ${toText(first)}.${gaps.includes('refund') ? ` ${capitalize(NO_REFUND)}.` : ''}`}
        </p>
      ) : (
        stops.map((stop) => line(`after ${stop.months} months`, toText(stop)))
      )}
      <div className="mt-2 border-t border-line pt-2 md:max-w-72">
        {line(formatSecondYear(row), toText(secondYear))}
      </div>
    </div>
  )
}
