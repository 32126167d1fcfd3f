import type { ReactNode } from 'react'
import { KEEPS_FOCUS } from '@/components/ui/keeps-focus'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { NoWrap } from '@/components/ui/NoWrap'
import { useHydrated } from '@/components/ui/useHydrated'
import { type CostInput, type Entry, explainNothingFits, summarizeFit } from '@/lib/costs/entries'
import { formatCents } from '@/lib/costs/labels'
import type { Plan } from '@/lib/costs/plan'
import { Announcement, NothingFits } from './BudgetParts'
import { CostFields } from './CostFields'
import { BudgetMark } from './CostRow'
import { LabelStrip } from './LabelStrip'
import type { TextFields } from './useCostInput'

type Props = {
  /** How many prices are checked: "0 of 5". */
  checked: string
  input: CostInput
  fields: TextFields
  plans: readonly Plan[]
  /** What the visitor sees of the plans. */
  entries: readonly Entry[]
  controls?: ReactNode
  /** Beside the counts, what unfolds the controls on a phone. */
  toggle?: ReactNode
  /** What to announce with the counts after a change of the controls. */
  said?: string
  children: ReactNode
}

/** A cost comparison that answers a visitor: what they can spend, how many plans fit, and the rows. The page has a box around it. */
export function CostFrame({ input, fields, plans, entries, controls, said = '', ...parts }: Props) {
  const isHydrated = useHydrated()
  const title = `First ${input.months === 1 ? 'month' : `${input.months} months`}`
  const fit = summarizeFit(entries)
  const count = `${entries.length} options`
  const drugPrice = input.drugPrice === null ? '' : `Drug price ${formatCents(input.drugPrice)} a month.`
  const nothing = explainNothingFits(entries, input, entries.length < plans.length)
  const separate = plans.filter(({ drug, track }) => drug === 'separate' && !track).map(({ name }) => name)
  return (
    <section {...KEEPS_FOCUS} aria-labelledby="costs_title">
      <LabelStrip title={title} checked={parts.checked} id="costs_title" isWide />
      <fieldset disabled={!isHydrated} className="min-w-0 px-inset py-3 noscript:hidden print:hidden">
        <legend className="sr-only">Your choices</legend>
        {/* The count alone stands beside the fields. */}
        <div className={fit[0] ? undefined : '@wide:flex @wide:items-baseline @wide:justify-between'}>
          <div className="shrink-0">
            <CostFields fields={fields} separate={separate} />
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
      <Announcement>{`${title}. ${said} ${drugPrice} ${fit.map(({ text }) => text).join('. ') || count}.`}</Announcement>
      {nothing && <NothingFits facts={nothing} onBudget={fields.budget.onText} />}
      {parts.children}
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
