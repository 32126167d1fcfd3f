import type { ReactNode } from 'react'
import { KEEPS_FOCUS } from '@/components/ui/keeps-focus'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { NoWrap } from '@/components/ui/NoWrap'
import { useHydrated } from '@/components/ui/useHydrated'
import {
  type Entry,
  explainNothingFits,
  formatFullDoseNote,
  type LedgerInput,
  summarizeFit,
} from '@/lib/plans/ledger'
import type { Plan } from '@/lib/plans/plan'
import { Announcement, NothingFits } from './BudgetParts'
import { LabelStrip } from './LabelStrip'
import { LedgerFields } from './LedgerFields'
import { Legend } from './Legend'
import { BudgetMark } from './RowL'
import type { TextFields } from './useLedgerInput'

type Props = {
  /** How many prices are checked: "0 of 5". */
  checked: string
  input: LedgerInput
  fields: TextFields
  plans: readonly Plan[]
  /** What the visitor sees of the plans. */
  entries: readonly Entry[]
  controls?: ReactNode
  /** Beside the counts, what unfolds the controls on a phone. */
  toggle?: ReactNode
  /** What to announce with the counts after a change of the controls. */
  said?: string
  /** After the legend: what the rows cannot say. */
  notes?: ReactNode
  children: ReactNode
}

/** A ledger that answers a visitor: what they can spend, how many plans fit, the rows, and what their bars mean. */
export function LedgerFrame({ input, fields, plans, entries, controls, said = '', ...parts }: Props) {
  const isHydrated = useHydrated()
  const title = `First ${input.months === 1 ? 'month' : `${input.months} months`}`
  const fit = summarizeFit(entries)
  const count = `${entries.length} options`
  const nothing = explainNothingFits(entries, input, entries.length < plans.length)
  const fullDose = formatFullDoseNote(plans)
  const separate = plans.filter(({ drug, track }) => drug === 'separate' && !track).map(({ name }) => name)
  return (
    <section {...KEEPS_FOCUS} aria-labelledby="ledger_title" className="my-3 label-box">
      <LabelStrip title={title} checked={parts.checked} id="ledger_title" isWide />
      <fieldset disabled={!isHydrated} className="min-w-0 px-inset py-3 noscript:hidden print:hidden">
        <legend className="sr-only">Your choices</legend>
        {/* The count alone stands beside the fields. */}
        <div className={fit[0] ? undefined : '@wide:flex @wide:items-baseline @wide:justify-between'}>
          <div className="shrink-0">
            <LedgerFields fields={fields} separate={separate} />
          </div>
          <NotReadyNote>
            <div className="flex flex-wrap items-center justify-between @wide:justify-end">
              {fit[0] ? (
                <Fit fit={fit} isWide={controls === undefined} />
              ) : (
                <p key={count} className="text-muted">
                  {count}
                </p>
              )}
              {parts.toggle}
            </div>
          </NotReadyNote>
        </div>
        {controls}
      </fieldset>
      <Announcement>{`${title}. ${said} ${fit.map(({ text }) => text).join('. ') || count}.`}</Announcement>
      {nothing && <NothingFits facts={nothing} onBudget={fields.budget.onText} />}
      {parts.children}
      {/* With controls, it follows a table; the rows of results end with a line of their own. */}
      <div className={`px-inset ${controls ? 'border-t border-line' : ''}`}>
        <Legend
          of={plans}
          note={`Number: our rank. A fill: 30 tablets or 28 days of shots.${controls ? ' Dash: not on record.' : ''}`}
        />
      </div>
      {parts.notes}
      {fullDose && (
        <p className="border-t border-line px-inset py-3 text-sm/snug md:text-balance">{fullDose}</p>
      )}
    </section>
  )
}

/**
 * How many plans fit a budget, by group. A new element for each text: a translated one has other nodes, which React could
 * not remove.
 */
const Fit = ({ fit, isWide }: { fit: ReturnType<typeof summarizeFit>; isWide: boolean }) => (
  <ul className="flex basis-full flex-wrap gap-x-6">
    {fit.map(({ group, text }) => (
      <li
        key={text}
        className={`pl-6.5 -indent-6.5 ${group === 'fits' ? `font-semibold ${isWide ? '' : 'basis-full'}` : ''}`}
      >
        <BudgetMark group={group} />
        <NoWrap>{text}</NoWrap>
      </li>
    ))}
  </ul>
)
