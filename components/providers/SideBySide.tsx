import { Bar } from '@/components/costs/Bar'
import { KEEPS_FOCUS } from '@/components/ui/keeps-focus'
import { joinNames } from '@/lib/base/format'
import { formatDueToday } from '@/lib/costs/cash-flow'
import { AT_LEAST } from '@/lib/costs/labels'
import { toRow } from '@/lib/costs/rows'
import { compareFacts, isDifferent, PICK_LIMIT } from '@/lib/providers/comparison'
import { FactMark } from './FactMark'
import type { Comparison } from './use-comparison'

/** On the strip. */
const LINK = 'inline-block min-h-11 cursor-pointer content-center font-semibold whitespace-nowrap underline'

/** Where the keyboard goes on when the choice disappears with its button: at the box of a record. */
const focusBox = (name: string) =>
  setTimeout(() => {
    const boxes = document.querySelectorAll<HTMLElement>('.comparison-table input')
    const own = [...boxes].find((box) => box.getAttribute('aria-label') === `Compare ${name}`)
    own?.focus({ preventScroll: true })
  })

/**
 * Two or three records in one table, with all rows or only those that differ. It opens when two are picked; what is picked
 * stays in view under the rows.
 */
export function SideBySide({ comparison }: { comparison: Comparison }) {
  const { entries, input, change, togglePick, onlyDifferences } = comparison
  const records = comparison.picks.flatMap((id) => comparison.byId.get(id) ?? [])
  const names = joinNames(records.map(({ name }) => name))
  const rows = records.flatMap(({ id }) =>
    entries.flatMap(({ plan }) => (plan.key === id ? toRow(plan, input.months) : [])),
  )
  const facts = compareFacts(comparison.facts, records)
  const due = rows.map((row) => (row.price ? formatDueToday(row).replace('Due today ', '') : null))
  const all = [
    {
      label: 'Price on record',
      values: rows.map(({ asStated }) => asStated?.replaceAll(' · ', '\n') ?? null),
    },
    { label: 'Due today', values: due },
    { label: 'If you stop after 3 months', values: rows.map(({ stops }) => stops[0]?.text ?? null) },
    ...facts.rows,
    { label: 'On record', values: records.map(({ known, total }) => `${known} of ${total} facts`) },
  ]
  const shown = onlyDifferences ? all.filter(isDifferent) : all
  const isOpen = records.length > 1
  return (
    <>
      <div
        className={`picks sticky bottom-0 flex flex-wrap items-center justify-between gap-x-3 bg-strip px-inset text-xs text-on-strip ${isOpen ? 'print:static' : 'print:hidden'}`}
      >
        {isOpen && (
          <h3 id="side_by_side_title" className="uppercase">
            <a href="#side_by_side" className={LINK}>
              Side by side{' '}
              <span aria-hidden="true" className="print:hidden">
                ↓
              </span>
            </a>
          </h3>
        )}
        <p className={isOpen ? 'ml-auto' : 'flex-1'}>
          {isOpen ? `${records.length} of ${PICK_LIMIT} picked` : `${names} is picked. Pick one or two more.`}
        </p>
        <button
          type="button"
          onClick={() => {
            change({ compare: '' })
            focusBox(records[0]?.name ?? '')
          }}
          className={`${LINK} print:hidden`}
        >
          Clear<span className="sr-only"> choice</span>
        </button>
      </div>
      {isOpen && (
        <section
          {...KEEPS_FOCUS}
          id="side_by_side"
          aria-labelledby="side_by_side_title"
          className="relative scroll-mt-11 overflow-x-auto pt-2"
        >
          <table
            className={`ruled-table picked-table table-fixed min-w-68 text-sm md:min-w-160 ${records.length > 2 ? 'max-md:text-xs' : ''}`}
          >
            <caption className="sr-only">{`${names} side by side`}</caption>
            <thead>
              <tr>
                <td className="md:w-[22%]">
                  <label className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold print:hidden">
                    <input
                      type="checkbox"
                      checked={onlyDifferences}
                      onChange={({ target }) => change({ same: target.checked ? '' : '1' })}
                      className="size-5 accent-accent"
                    />
                    Differences only
                  </label>
                </td>
                {records.map(({ id, name }, index) => (
                  <th key={id} scope="col">
                    <a href={`/providers/${id}`} className="font-semibold underlined-link tap-area">
                      {name}
                    </a>
                    <div className="flex flex-wrap items-end gap-x-3">
                      <p>
                        <span className="max-md:block max-md:min-h-lh">
                          {rows[index]?.isLowerBound && `${AT_LEAST} `}
                        </span>
                        <strong className="text-h3 text-ink max-md:text-base">{rows[index]?.sumText}</strong>
                      </p>
                      <button
                        type="button"
                        onClick={() => {
                          togglePick(id)
                          if (records.length === 2) focusBox(name)
                        }}
                        className="-mb-2.5 min-h-11 cursor-pointer text-left font-normal underline print:hidden"
                      >
                        Remove<span className="sr-only"> {name}</span>
                      </button>
                    </div>
                    <div className="mt-1 w-[min(18rem,100cqw-51.125rem)] @max-wide:hidden">
                      {rows[index] && <Bar row={rows[index]} maxCents={comparison.maxCents} />}
                    </div>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {values.map((value, index) => (
                    <td key={records[index]?.id} className="whitespace-pre-line">
                      <FactMark text={value} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="border-t border-line px-inset py-3 text-sm text-muted max-md:text-xs">
            {`Not shown: ${onlyDifferences ? `${all.length - shown.length} the same, ` : ''}${facts.unknown} on record for none of them.`}
          </p>
        </section>
      )}
    </>
  )
}
