import { useState } from 'react'
import type { FragmentValues, INPUT_KEYS } from '@/lib/base/fragment'
import { MONTHS_PER_YEAR } from '@/lib/base/periods'
import { type Parsed, parseAmount, parseMonths } from '@/lib/offers/inputs'

/** What a visitor typed. Amounts are in cents a month; null if empty. */
type CostInput = { months: number; budget: number | null; drugPrice: number | null }

type InputKey = (typeof INPUT_KEYS)[number]
type Values = FragmentValues<InputKey>

/** What the visitor typed above a cost comparison, as values and as fields. What is not valid counts as not typed. */
export function useCostInput(values: Values, change: (part: Values) => void) {
  const fields = {
    budget: useCheckedText('budget', values, change, parseAmount, null),
    months: useCheckedText('months', values, change, parseMonths, MONTHS_PER_YEAR),
    drug: useCheckedText('drug', values, change, parseAmount, null),
  }
  const input: CostInput = {
    months: fields.months.value,
    budget: fields.budget.value,
    drugPrice: fields.drug.value,
  }
  return { input, fields }
}

export type TextFields = ReturnType<typeof useCostInput>['fields']
export type TextField = Omit<TextFields['budget'], 'value'>

/**
 * The value of a typed text, or `fallback` if it is not valid, and its error. While the visitor is typing text that may still become
 * valid, there is no error; it appears once they leave the field or the text is clearly wrong.
 */
export function useCheckedText<Key extends string, T>(
  key: Key,
  values: FragmentValues<Key>,
  change: (part: FragmentValues<Key>) => void,
  parse: (text: string) => Parsed<T>,
  fallback: T,
) {
  const [isLeft, setIsLeft] = useState(true)
  const text = values[key] ?? String(fallback ?? '')
  const parsed = parse(text)
  return {
    value: parsed.ok ? parsed.value : fallback,
    text,
    error: parsed.ok || (parsed.isUnfinished && !isLeft) ? null : parsed.message,
    onText: (next: string) => {
      setIsLeft(false)
      change({ [key]: next } as FragmentValues<Key>)
    },
    onLeave: () => setIsLeft(true),
  }
}
