import type { ReactNode } from 'react'
import { KEEPS_FOCUS } from '@/components/ui/keeps-focus'
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
  /** What unfolds them on a phone. */
  toggle?: ReactNode
  /** What to announce with the counts after a change of the controls. */
  said?: string
  /** After what a fill is. */
  legendNote?: string
  /** After the legend: what the rows cannot say. */
  notes?: ReactNode
  children: ReactNode
}

/** A ledger that answers a visitor: what they can spend, how many plans fit, the rows, and what their bars mean. */
export function LedgerFrame({ input, plans, entries, said = '', children, ...parts }: Props) {
  const title = `First ${input.months === 1 ? 'month' : `${input.months} months`}`
  const fit = summarizeFit(entries)
  const count = `${entries.length} options`
  const nothing = explainNothingFits(entries, input, entries.length < plans.length)
  const separate = plans.filter(({ drug, track }) => drug === 'separate' && !track).map(({ name }) => name)
  return (
    <section {...KEEPS_FOCUS} aria-labelledby="ledger_title" className="my-3 label-box">
      <LabelStrip title={title} checked={parts.checked} id="ledger_title" isWide />
      <LedgerFields fields={parts.fields} separate={separate} count={count} fit={fit} toggle={parts.toggle}>
        {parts.controls}
      </LedgerFields>
      <Announcement>{`${title}. ${said} ${fit.map(({ text }) => text).join('. ') || count}.`}</Announcement>
      {nothing && <NothingFits facts={nothing} onBudget={parts.fields.budget.onText} />}
      {children}
      {/* With controls, it follows a table; the rows of results end with a line of their own. */}
      <div className={parts.controls ? 'border-t border-line' : ''}>
        <Legend
          of={plans}
          note={`Number: our rank. A fill is 30 tablets, or 28 days of shots.${parts.legendNote ?? ''}`}
        />
      </div>
      {parts.notes}
      {fit[0]?.group !== 'fits' && (
        <p className="border-t border-line px-inset py-3 text-sm/snug">{formatFullDoseNote(plans)}</p>
      )}
    </section>
  )
}
