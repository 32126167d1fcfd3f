import { RankedName } from '@/components/ledger/RankedName'
import { IN_TABLE, RowL } from '@/components/ledger/RowL'
import { NoWrap } from '@/components/ui/NoWrap'
import { useHydrated } from '@/components/ui/useHydrated'
import type { Entry } from '@/lib/plans/ledger'
import type { Plan } from '@/lib/plans/plan'
import type { ComparedRecord, FactColumn } from '@/lib/providers/comparison'
import { FactMark } from './FactMark'

type Props = {
  entry: Entry
  /** Absent for an approved drug. */
  record: ComparedRecord | undefined
  columns: readonly FactColumn[]
  months: number
  maxCents: number
  /** Whether a phone names the facts that are not on record. */
  showsGaps: boolean
  /** On a screen; paper shows it. */
  isHidden: boolean
  pick: { isPicked: boolean; isFull: boolean; onToggle: (id: string) => void }
}

/** A plan: its provider with a box to pick it, its sum, and the facts of the view. */
export function ProviderRow({
  entry: { plan, verdict },
  record,
  columns,
  months,
  maxCents,
  showsGaps,
  isHidden,
  pick,
}: Props) {
  return (
    <tr className={`${pick.isPicked ? 'bg-accent-soft' : ''} ${isHidden ? 'not-print:hidden!' : ''}`}>
      {/* As high as the bar beside it. The name of a provider is a link with room for a finger. */}
      <th scope="row" className={record ? '' : '@wide:pt-3!'}>
        {record && !plan.track && <PickBox record={record} {...pick} />}
        <PlanName plan={plan} record={record} />
      </th>
      <td>
        <RowL
          plan={plan}
          months={months}
          maxCents={maxCents}
          verdict={verdict}
          layout={IN_TABLE}
          note={getNote(plan, record)}
          hasStopBars={useHydrated()}
        />
      </td>
      {record ? (
        columns.map(({ key, label, read }) => (
          <td key={key} className={read(record) === null && !showsGaps ? 'fact @max-wide:hidden!' : 'fact'}>
            <FactMark text={read(record)} label={label} />
          </td>
        ))
      ) : (
        <td colSpan={columns.length} className="@max-wide:hidden" />
      )}
    </tr>
  )
}

function PickBox({
  record: { id, name },
  isPicked,
  isFull,
  onToggle,
}: Props['pick'] & { record: ComparedRecord }) {
  const isHydrated = useHydrated()
  return (
    <label className="inline-flex min-h-11 @max-wide:mr-2 min-w-11 cursor-pointer items-center gap-2 align-middle text-xs noscript:hidden print:hidden">
      <input
        type="checkbox"
        aria-label={`Compare ${name}`}
        checked={isPicked}
        disabled={!isHydrated || (isFull && !isPicked)}
        onChange={() => onToggle(id)}
        className="size-5 accent-accent"
      />
      <span className="text-muted @wide:hidden">Compare</span>
    </label>
  )
}

function PlanName({ plan, record }: { plan: Plan; record: ComparedRecord | undefined }) {
  const { name, rank, track, kind, href } = plan
  return (
    <RankedName rank={rank}>
      {kind === 'provider' ? (
        <a
          href={href}
          className="inline-flex min-h-11 items-center align-middle text-base font-semibold underlined-link"
        >
          <NoWrap>{track ? `${name}, ${track}` : name}</NoWrap>
        </a>
      ) : (
        <strong className="text-base">{name}</strong>
      )}
      <span className="block text-muted @max-wide:hidden">{getNote(plan, record)}</span>
    </RankedName>
  )
}

const getNote = ({ track }: Plan, record: ComparedRecord | undefined): string =>
  record ? `${record.known} of ${record.total} on record` : (track ?? 'only if you qualify')
