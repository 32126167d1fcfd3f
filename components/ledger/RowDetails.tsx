import { TextLink } from '@/components/ui/TextLink'
import { capitalize } from '@/lib/base/format'
import { formatBillingNote } from '@/lib/plans/cash-flow'
import type { LedgerRow } from '@/lib/plans/rows'
import { GAPS_TITLE, NO_REFUND } from '@/lib/plans/words'
import { Bar } from './Bar'

type Props = {
  row: LedgerRow
  /** Whether the provider has a card on the page. */
  hasCard?: boolean | undefined
  /** The end of the scale of the small bars; without it there are none. */
  maxCents?: number | undefined
}

/** What opens under a row: the sums of stopping, how the sum adds up, and what it leaves out. */
export const RowDetails = ({ row, hasCard, maxCents }: Props) => (
  <div className="flex flex-wrap gap-x-8 gap-y-4 border-t border-line px-inset py-4 text-sm *:flex-[1_15rem]">
    {row.sumCents !== null && (
      <>
        <Stops row={row} maxCents={maxCents} />
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
      {row.leavesOut.length > 0 && <p className="font-semibold">{GAPS_TITLE}</p>}
      <ul className="pl-2.5 -indent-2.5">
        {row.leavesOut.map((gap) => (
          <li key={gap}>{`– ${gap}`}</li>
        ))}
      </ul>
      {row.reported && <p className="text-muted">{`As reported, ${row.reported}. We earn nothing on it.`}</p>}
      <p className="flex flex-wrap gap-x-5 [&>a]:min-w-11 [&>a]:py-3">
        {row.more && <TextLink href={row.href}>{row.more}</TextLink>}
        {hasCard && row.kind === 'provider' && <TextLink href={`#${row.owner}`}>Its card</TextLink>}
      </p>
    </div>
  </div>
)

/** One line if the sum is the same whenever somebody stops. */
function Stops({ row, maxCents }: Pick<Props, 'row' | 'maxCents'>) {
  const { stops, secondYear, gaps } = row
  const [first] = stops
  const isSame = stops.every(({ cents }) => cents === first?.cents)
  const line = (label: string, { cents, known, text }: Omit<LedgerRow['secondYear'], 'label'>) => (
    <p key={label} className="grid grid-cols-[minmax(0,8rem)_1fr_minmax(0,7.5rem)] items-center gap-x-2">
      {label}
      <span>
        {maxCents && <Bar row={{ ...row, sumCents: cents, knownCents: known }} maxCents={maxCents} isSmall />}
      </span>
      <strong className="text-right">{text}</strong>
    </p>
  )
  return (
    <div>
      <p className="font-semibold">{`If you stop${gaps.includes('term') ? ' (unless bound longer)' : ''}`}</p>
      {isSame && first ? (
        <p>
          {`The same whenever you stop in the first year: ${first.text}${formatBillingNote(row)}.${gaps.includes('refund') ? ` ${capitalize(NO_REFUND)}.` : ''}`}
        </p>
      ) : (
        stops.map(({ months, ...sum }) => line(`after ${months} months`, sum))
      )}
      {line(secondYear.label, secondYear)}
    </div>
  )
}
