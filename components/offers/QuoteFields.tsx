import type { ReactNode } from 'react'
import { FieldError } from '@/components/ui/FieldError'
import { QUOTE_PARSERS } from '@/lib/offers/inputs'
import type { QuoteValues } from '@/lib/offers/quote'
import { CostField, errorId } from './CostField'
import styles from './CostFields.module.css'
import { useCheckedText } from './useCostInput'

type TypedQuote = { values: QuoteValues; change: (part: QuoteValues) => void }

/** Fields begin below each other. */
const LABEL_CLASSES = 'w-24 font-semibold'

type QuoteFieldProps = {
  name: keyof typeof QUOTE_PARSERS
  quote: TypedQuote
  before: string
  isCount?: boolean
  /** After another field in its line. */
  isInline?: boolean
  children?: ReactNode
}

/** An amount or a count of the quote, with its message. */
export function QuoteField({ name, quote: { values, change }, before, isInline, ...props }: QuoteFieldProps) {
  const field = useCheckedText(name, values, change, QUOTE_PARSERS[name], name === 'quote_bills' ? 1 : null)
  return (
    <div>
      <CostField
        name={name}
        field={field}
        before={isInline ? before : <span className={LABEL_CLASSES}>{before}</span>}
        {...props}
      />
      {field.error && <FieldError id={errorId(name)}>{field.error}</FieldError>}
    </div>
  )
}

type QuoteChoiceProps = {
  name: Exclude<keyof QuoteValues, keyof typeof QUOTE_PARSERS>
  quote: TypedQuote
  label: string
  isLabelShown?: boolean
  /** Chosen if nothing else is; the fragment does not name it. */
  usual: string
  choices: readonly (readonly [value: string, text: string])[]
}

/** A choice of the quote. */
export function QuoteChoice({ name, quote, label, isLabelShown, usual, choices }: QuoteChoiceProps) {
  const { values, change } = quote
  const chosen = values[name] ?? ''
  return (
    <label className="flex min-w-0 flex-[1_1_7rem] items-center gap-2">
      <span className={isLabelShown ? LABEL_CLASSES : 'sr-only'}>{label}</span>
      <select
        value={choices.some(([value]) => value === chosen) ? chosen : usual}
        onChange={({ target: { value } }) => change({ [name]: value === usual ? '' : value })}
        className={`${styles.field} ${styles.choice}`}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
