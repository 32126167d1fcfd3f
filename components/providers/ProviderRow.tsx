import { IN_TABLE, RankedName, RowL } from '@/components/ledger/RowL'
import { NoWrap } from '@/components/ui/NoWrap'
import { useHydrated } from '@/components/ui/useHydrated'
import type { Entry } from '@/lib/plans/ledger'
import type { ComparedRecord } from '@/lib/providers/compared-record'
import { PICK_LIMIT } from '@/lib/providers/comparison'
import { FactMark } from './FactMark'
import type { Comparison } from './use-comparison'

type Props = {
  entry: Entry
  /** Absent for an approved drug. */
  record: ComparedRecord | undefined
  comparison: Comparison
  maxCents: number
  /** On a screen; paper shows it. */
  isHidden: boolean
}

/** A plan: its provider with a box to pick it, its sum, and the facts of the view. */
export function ProviderRow({ entry: { plan, verdict }, record, comparison, maxCents, isHidden }: Props) {
  const { columns, input, view, picks } = comparison
  const { name, rank, track, kind, href } = plan
  const note = record
    ? `${record.known} of ${record.total} on record`
    : track
      ? `${track}, approved`
      : 'only if you qualify'
  return (
    <tr
      className={`${picks.includes(plan.owner) ? 'bg-accent-soft' : ''} ${isHidden ? 'not-print:hidden!' : ''}`}
    >
      {/* As high as the bar beside it. The name of a provider is a link with room for a finger. */}
      <th scope="row" className={record ? '' : '@wide:pt-3!'}>
        {record && !track && <PickBox record={record} comparison={comparison} />}
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
          <span className="block text-muted @max-wide:hidden">{note}</span>
        </RankedName>
      </th>
      {/* An approved drug has no facts of a provider, and its words need the room. */}
      <td colSpan={record ? undefined : columns.length + 1}>
        <RowL
          plan={plan}
          months={input.months}
          maxCents={maxCents}
          verdict={verdict}
          layout={IN_TABLE}
          note={note}
          hasStopBars={useHydrated()}
        />
      </td>
      {record &&
        columns.map(({ key, label, read }) => {
          // A phone lists what is not on record for a group of facts, and not at a glance.
          const isGap = read(record) === null && view === 'overview'
          return (
            <td key={key} className={isGap ? 'fact @max-wide:hidden!' : 'fact'}>
              <FactMark text={read(record)} label={label} />
            </td>
          )
        })}
    </tr>
  )
}

type PickBoxProps = { record: ComparedRecord; comparison: Comparison }

function PickBox({ record: { id, name }, comparison: { picks, togglePick } }: PickBoxProps) {
  const isHydrated = useHydrated()
  const isPicked = picks.includes(id)
  return (
    <span className="noscript:hidden print:hidden">
      <label className="-mr-1 -ml-3 inline-flex min-h-11 min-w-11 cursor-pointer items-center pl-3 align-middle">
        <input
          id={`pick_${id}`}
          type="checkbox"
          aria-label={`Compare ${name}`}
          checked={isPicked}
          disabled={!isHydrated || (picks.length === PICK_LIMIT && !isPicked)}
          onChange={() => togglePick(id)}
          className="size-5 accent-accent"
        />
      </label>
      <label htmlFor={`pick_${id}`} className="at-edge text-xs text-muted @wide:hidden">
        Compare
      </label>
    </span>
  )
}
