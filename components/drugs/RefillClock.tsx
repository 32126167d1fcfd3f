// An island, because it counts from the visitor's own day. Without JavaScript it says the rule in words.
import { useState } from 'react'
import button from '@/components/ui/Button.module.css'
import { describeField, LabeledField } from '@/components/ui/LabeledField'
import { Panel } from '@/components/ui/Panel'
import { saveCalendarFile } from '@/components/ui/save-file'
import { useHydrated } from '@/components/ui/useHydrated'
import { type Day, readTypedDay } from '@/lib/base/day'
import { getLocalDay } from '@/lib/base/month'
import type { RefillRule } from '@/lib/offers/refill'
import {
  askWhichDay,
  describeEndedRule,
  describeRefill,
  describeRule,
  formatRefillDoses,
  makeRefillFile,
} from '@/lib/offers/words/refill'
import { RefillBar } from './RefillBar'

const FIELD_ID = 'refill_last_order'

/** The day of the last order in; the last day to order again, what a late fill costs, and a calendar file out. */
export function RefillClock({ rule }: { rule: RefillRule }) {
  const isHydrated = useHydrated()
  const [entered, setEntered] = useState<Day | null>(null)
  const today = isHydrated ? getLocalDay() : null
  const isLater = entered !== null && today !== null && entered > today
  const error = isLater ? 'This day has not come yet. Enter the day of your last order.' : null
  const lastOrder = isLater ? null : entered
  const refill = lastOrder && today && describeRefill(rule, lastOrder, today)
  const save = (day: Day) =>
    saveCalendarFile(makeRefillFile(rule, day, location.host, new Date()), 'order-by-days.ics')
  if (rule.ends && today && today > rule.ends)
    return (
      <Panel as="h2" title="Refill clock" aside={formatRefillDoses(rule)}>
        <p key="ended" className="px-inset py-4 text-sm">
          {describeEndedRule(rule, rule.ends)}
        </p>
      </Panel>
    )
  return (
    <Panel as="h2" title="Refill clock" aside={formatRefillDoses(rule)}>
      <div className="px-inset py-4">
        <LabeledField
          id={FIELD_ID}
          label="Your last order"
          error={error}
          className="noscript:hidden print:hidden"
        >
          <input
            {...describeField(FIELD_ID, error)}
            type="date"
            max={today ?? undefined}
            disabled={!isHydrated}
            onChange={({ target }) => setEntered(readTypedDay(target.value))}
          />
        </LabeledField>
        <div role="status">
          {refill ? (
            <div key={refill.title}>
              <p className="mt-4 font-serif text-[1.75rem]/[1.1] font-semibold text-balance">
                {refill.title}
              </p>
              <p className="mt-2 text-sm text-muted">{refill.text}</p>
            </div>
          ) : (
            <p className="mt-3 text-sm">{describeRule(rule)}</p>
          )}
        </div>
        {lastOrder && today && <RefillBar rule={rule} lastOrder={lastOrder} today={today} />}
        <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 text-xs text-muted">
          {lastOrder && (
            <button
              type="button"
              onClick={() => save(lastOrder)}
              className={`${button.button} ${button.outline} print:hidden`}
            >
              Add to calendar
            </button>
          )}
          <span>{askWhichDay(rule)}</span>
        </p>
      </div>
    </Panel>
  )
}
