import { useEffect, useEffectEvent } from 'react'
import { Summary } from '@/components/ui/Summary'
import { QUOTE_FEES } from '@/lib/base/fees'
import { capitalize } from '@/lib/base/format'
import { COMMON_PERIODS } from '@/lib/base/periods'
import type { Plan } from '@/lib/offers/plan'
import { NO_QUOTE, QUOTE_ID, type QuoteValues, USUAL_EVERY } from '@/lib/offers/quote'
import { DRUG_LABELS, FEE_GAPS, formatUnit } from '@/lib/offers/words/labels'
import { QuoteChoice, QuoteField } from './QuoteFields'
import { QuoteOutcome } from './QuoteOutcome'
import type { QuoteQuestions } from './quote-questions'

type Props = {
  values: QuoteValues
  change: (part: QuoteValues) => void
  /** What the values come to; null without a price. */
  quote: Plan | null
  months: number
  questions: QuoteQuestions
}

const EVERY_CHOICES = COMMON_PERIODS.map((every) => [every, formatUnit(every)] as const)
const FEE_CHOICES = [['bill', 'each bill'] as const, ...EVERY_CHOICES]

/** A seller that is not listed: what it quotes becomes one more row. Only an open one has fields, made by the script. */
export function QuoteForm(props: Props) {
  const { values, change } = props
  const isOpen = values.own === '1'
  // A row leads here. By now the fragment may be that of the page's values again.
  const openFromLink = useEffectEvent(({ newURL }: HashChangeEvent) => {
    if (newURL.endsWith(`#${QUOTE_ID}`)) change({ own: '1' })
  })
  useEffect(() => {
    addEventListener('hashchange', openFromLink)
    return () => removeEventListener('hashchange', openFromLink)
  }, [])
  return (
    <details
      id={QUOTE_ID}
      open={isOpen}
      onToggle={({ currentTarget }) => change({ own: currentTarget.open ? '1' : '' })}
      className="-my-3.75 text-sm/snug noscript:hidden print:hidden"
    >
      <Summary className="text-link">A seller that is not listed?</Summary>
      {isOpen && <Form {...props} />}
    </details>
  )
}

function Form({ values, change, quote, months, questions }: Props) {
  const own = { values, change }
  const isOnce = values.own_every === 'once'
  const empty = QUOTE_FEES.filter((what) => !values[`own_${what}`])
  return (
    <div className="grid gap-3 pb-4">
      <p className="text-sm text-muted">
        Your figures stay in the address of this page. We do not store, send, or publish them.
      </p>
      <div className="grid gap-3 @wide:flex @wide:gap-x-8">
        <fieldset className="grid gap-2 self-start">
          <legend className="mb-1 font-semibold">What it quotes you</legend>
          <div className="flex flex-wrap items-center gap-2">
            <QuoteField name="own_price" own={own} before="Price" />
            <QuoteChoice
              name="own_every"
              own={own}
              label="How often you pay the price"
              usual="month"
              choices={EVERY_CHOICES}
            />
          </div>
          {!isOnce && (
            <div className="flex flex-wrap items-center gap-2">
              <QuoteField name="own_first" own={own} before="At first" />
              <QuoteField name="own_bills" own={own} before="for" isCount isInline>
                {(values.own_bills ?? '1') === '1' ? 'bill' : 'bills'}
              </QuoteField>
            </div>
          )}
          <QuoteChoice
            name="own_drug"
            own={own}
            label="Drug"
            isLabelShown
            usual="unknown"
            choices={Object.entries(DRUG_LABELS)}
          />
          <QuoteField name="own_term" own={own} before="Minimum" isCount>
            months (0: none)
          </QuoteField>
        </fieldset>
        <fieldset className="grid gap-2 self-start">
          <legend className="mb-1 font-semibold">Fees beside the price (0: there is none)</legend>
          {QUOTE_FEES.map((what) => (
            <div key={what} className="flex flex-wrap items-center gap-2">
              <QuoteField name={`own_${what}`} own={own} before={capitalize(FEE_GAPS[what])} />
              <QuoteChoice
                name={`own_${what}_every`}
                own={own}
                label={`How often: ${FEE_GAPS[what]}`}
                usual={USUAL_EVERY[what]}
                choices={FEE_CHOICES}
              />
            </div>
          ))}
        </fieldset>
      </div>
      <QuoteOutcome quote={quote} months={months} questions={questions} />
      <p className="flex flex-wrap gap-x-4">
        {empty.length > 0 && (
          <Action onClick={() => change(Object.fromEntries(empty.map((what) => [`own_${what}`, '0'])))}>
            The other fees are $0
          </Action>
        )}{' '}
        <Action onClick={() => change(NO_QUOTE)}>Clear your figures</Action>
      </p>
    </div>
  )
}

const Action = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" onClick={onClick} className="min-h-11 cursor-pointer font-semibold underlined-link">
    {children}
  </button>
)
