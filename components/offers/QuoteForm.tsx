import { Fragment, useEffect, useEffectEvent } from 'react'
import { Summary } from '@/components/ui/Summary'
import { QUOTE_FEES } from '@/lib/base/fees'
import { capitalize } from '@/lib/base/format'
import { COMMON_PERIODS } from '@/lib/base/periods'
import type { Plan } from '@/lib/offers/plan'
import { NO_QUOTE, QUOTE_ID, type QuoteValues, USUAL_EVERY } from '@/lib/offers/quote'
import { FEE_GAPS, formatUnit } from '@/lib/offers/words/labels'
import { QuoteChoice, QuoteField } from './QuoteFields'
import styles from './QuoteForm.module.css'
import { QuoteOutcome } from './QuoteOutcome'
import type { QuoteQuestions } from './quote-questions'

type Props = {
  values: QuoteValues
  change: (part: QuoteValues) => void
  /** What the values come to; null without a price. */
  quote: Plan | null
  months: number
  /** The offer that a sum without its drug is compared with. */
  reference: Plan | null
  questions: QuoteQuestions
}

const EVERY_CHOICES = COMMON_PERIODS.map((every) => [every, formatUnit(every)] as const)
const FEE_CHOICES = [['bill', 'each bill'] as const, ...EVERY_CHOICES]

/** A quote that the visitor has: it becomes one more row. Only an open form has fields, made by the script. */
export function QuoteForm(props: Props) {
  const { values, change } = props
  const isOpen = values.quote === '1'
  // A row leads here. By now the fragment may be that of the page's values again.
  const openFromLink = useEffectEvent(({ newURL }: HashChangeEvent) => {
    if (newURL.endsWith(`#${QUOTE_ID}`)) change({ quote: '1' })
  })
  useEffect(() => {
    addEventListener('hashchange', openFromLink)
    return () => removeEventListener('hashchange', openFromLink)
  }, [])
  return (
    <details
      id={QUOTE_ID}
      open={isOpen}
      onToggle={({ currentTarget }) => change({ quote: currentTarget.open ? '1' : '' })}
      className={styles.quote}
    >
      <Summary className="text-link">Have another quote? Add it</Summary>
      {isOpen && <Form {...props} />}
    </details>
  )
}

/** Drug included? By the values of the fragment. */
const DRUG_CHOICES = [
  ['included', 'Yes'],
  ['separate', 'No'],
  ['unknown', 'Not sure'],
] as const

function Form({ values, change, quote, months, reference, questions }: Props) {
  const typed = { values, change }
  const drug = values.quote_drug || 'unknown'
  const fees = [values.quote_first, values.quote_term, ...QUOTE_FEES.map((what) => values[`quote_${what}`])]
  const hasFees = fees.some(Boolean)
  return (
    <div className={styles.form}>
      <p className="text-xs text-muted">Type its figures. They stay in the address of this page.</p>
      <div className={styles.price}>
        <QuoteField name="quote_price" quote={typed} before="Price" />
        <QuoteChoice
          name="quote_every"
          quote={typed}
          label="How often"
          isLabelShown
          usual="month"
          choices={EVERY_CHOICES}
        />
      </div>
      <fieldset className={styles.segments}>
        <legend>Drug included?</legend>
        {DRUG_CHOICES.map(([value, text]) => (
          <Fragment key={value}>
            <label>
              <input
                type="radio"
                name="quote_drug"
                checked={drug === value}
                onChange={() => change({ quote_drug: value === 'unknown' ? '' : value })}
              />
              <span>{text}</span>
            </label>{' '}
          </Fragment>
        ))}
      </fieldset>
      <details open={hasFees || undefined}>
        <Summary className="text-link">Add fees</Summary>
        <Fees {...typed} />
      </details>
      <QuoteOutcome quote={quote} months={months} reference={reference} questions={questions} />
      <p>
        <Action onClick={() => change(NO_QUOTE)}>Clear</Action>
      </p>
    </div>
  )
}

/** What comes beside the price: another amount at first, a minimum term, and each fee. */
function Fees({ values, change }: Pick<Props, 'values' | 'change'>) {
  const typed = { values, change }
  const empty = QUOTE_FEES.filter((what) => !values[`quote_${what}`])
  return (
    <div className="grid gap-2">
      {values.quote_every !== 'once' && (
        <div className="flex flex-wrap items-center gap-2">
          <QuoteField name="quote_first" quote={typed} before="At first" />
          <QuoteField name="quote_bills" quote={typed} before="for" isCount isInline>
            {(values.quote_bills ?? '1') === '1' ? 'bill' : 'bills'}
          </QuoteField>
        </div>
      )}
      <QuoteField name="quote_term" quote={typed} before="Minimum" isCount>
        months (0: none)
      </QuoteField>
      <p className="text-xs text-muted">0: there is none</p>
      {QUOTE_FEES.map((what) => (
        <div key={what} className="flex flex-wrap items-center gap-2">
          <QuoteField name={`quote_${what}`} quote={typed} before={capitalize(FEE_GAPS[what])} />
          <QuoteChoice
            name={`quote_${what}_every`}
            quote={typed}
            label={`How often: ${FEE_GAPS[what]}`}
            usual={USUAL_EVERY[what]}
            choices={FEE_CHOICES}
          />
        </div>
      ))}
      {empty.length > 0 && (
        <p>
          <Action onClick={() => change(Object.fromEntries(empty.map((what) => [`quote_${what}`, '0'])))}>
            The other fees are $0
          </Action>
        </p>
      )}
    </div>
  )
}

const Action = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" onClick={onClick} className="min-h-11 cursor-pointer font-semibold underlined-link">
    {children}
  </button>
)
