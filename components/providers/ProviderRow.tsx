import { keepOpen } from '@/components/costs/BudgetParts'
import { CostRow, type Layout, RankedName } from '@/components/costs/CostRow'
import { NoWrap } from '@/components/ui/NoWrap'
import { useHydrated } from '@/components/ui/useHydrated'
import type { Entry } from '@/lib/costs/entries'
import type { ComparedRecord } from '@/lib/providers/compared-record'
import { PICK_LIMIT, splitColumns } from '@/lib/providers/comparison'
import { FactMark } from './FactMark'
import type { Comparison } from './use-comparison'

type Props = {
  entry: Entry
  comparison: Comparison
  /** On a screen; paper shows it. */
  isHidden?: boolean
}

/** In a table, which has the name in a column of its own and sets the others (app/globals.css). */
const IN_TABLE: Layout = {
  row: '@max-wide:pt-0',
  sum: 'sum @wide:col-start-2 @wide:row-start-1',
  text: '@wide:col-span-full',
}

/** A plan: its provider with a box to pick it, its sum, and the facts of the view. */
export function ProviderRow({ entry, comparison, isHidden }: Props) {
  const { columns, input, view, picks } = comparison
  const { sellerId, name, rank, track, kind, href } = entry.plan
  // An approved drug has no record, even if its id were that of a provider.
  const record = kind === 'provider' ? comparison.byId.get(sellerId) : undefined
  const note = record
    ? `${record.known} of ${record.total} on record`
    : track
      ? track + (input.budget === null ? '' : ', approved')
      : 'public program'
  const gaps = record && view !== 'overview' && splitColumns(columns, [record]).gaps
  return (
    <tr className={isHidden ? 'not-print:hidden!' : picks.includes(sellerId) ? 'bg-accent-soft' : undefined}>
      {/* The name of a provider is a link with room for a finger, that of a drug as high as its bar. */}
      <th scope="row" className={record ? undefined : 'pt-3! @wide:pl-12!'}>
        {record && !track && <PickBox record={record} comparison={comparison} />}
        <RankedName rank={rank}>
          {kind === 'provider' ? (
            <a href={href} className="-mb-2 inline-block py-2 text-base font-semibold underlined-link">
              <NoWrap>{track ? `${name}, ${track}` : name}</NoWrap>
            </a>
          ) : (
            <strong className="text-base/snug">{name}</strong>
          )}
          <span className={`block text-muted ${record && !track ? '@wide:-mt-2 @wide:pl-7' : ''}`}>
            {note}
          </span>
        </RankedName>
      </th>
      {/* An approved drug has no facts of a provider, and its words need the room. */}
      <td colSpan={record ? undefined : columns.length + 1}>
        <CostRow
          entry={entry}
          months={input.months}
          maxCents={comparison.maxCents}
          layout={IN_TABLE}
          details={keepOpen(entry.plan.key)}
          isInTable
        />
      </td>
      {/* On a phone, in one line after the facts, and not at a glance. */}
      {gaps && (
        <td className="order-1 px-inset pb-1.5 text-xs text-muted @wide:hidden">{`Not on record: ${gaps}`}</td>
      )}
      {record &&
        columns.map(({ key, label, read }) => {
          const text = read(record)
          return (
            <td key={key} className={text ? 'fact' : 'fact @max-wide:hidden!'}>
              <FactMark text={text} label={text ? label : undefined} />
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
    <label className="at-edge -mr-1 -ml-3 inline-flex min-h-11 min-w-11 cursor-pointer flex-row-reverse items-center justify-end gap-x-2 pl-3 align-middle text-xs text-muted noscript:invisible print:invisible">
      <input
        type="checkbox"
        aria-label={`Compare ${name}`}
        checked={isPicked}
        disabled={!isHydrated || (picks.length === PICK_LIMIT && !isPicked)}
        onChange={() => togglePick(id)}
        className="size-5 accent-accent"
      />
      <span className="@wide:hidden">Compare</span>
    </label>
  )
}
