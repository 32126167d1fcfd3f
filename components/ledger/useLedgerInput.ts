import { useState } from 'react'
import type { FragmentValues, INPUT_KEYS } from '@/lib/base/fragment'
import { type Parsed, parseAmount, parseMonths } from '@/lib/plans/inputs'
import type { LedgerInput } from '@/lib/plans/ledger'
import { MONTHS_PER_YEAR } from '@/lib/plans/plan'

type InputKey = (typeof INPUT_KEYS)[number]

/** What the visitor typed above a ledger, as values and as fields. What is not valid counts as not typed. */
export function useLedgerInput(
  { budget = '', months = String(MONTHS_PER_YEAR), drug = '' }: FragmentValues<InputKey>,
  change: (part: FragmentValues<InputKey>) => void,
) {
  const fields = {
    budget: useCheckedText(budget, (text) => change({ budget: text }), parseAmount, null),
    months: useCheckedText(months, (text) => change({ months: text }), parseMonths, MONTHS_PER_YEAR),
    drug: useCheckedText(drug, (text) => change({ drug: text }), parseAmount, null),
  }
  const input: LedgerInput = {
    months: fields.months.value,
    budget: fields.budget.value,
    drugPrice: fields.drug.value,
  }
  return { input, fields }
}

export type TextFields = ReturnType<typeof useLedgerInput>['fields']

/**
 * The value of a typed text, or `fallback` if it is not valid, and its error. While the visitor is typing text that may still become
 * valid, there is no error; it appears once they leave the field or the text is clearly wrong.
 */
function useCheckedText<T>(
  text: string,
  onText: (text: string) => void,
  parse: (text: string) => Parsed<T>,
  fallback: T,
) {
  const [isLeft, setIsLeft] = useState(true)
  const parsed = parse(text)
  return {
    value: parsed.ok ? parsed.value : fallback,
    text,
    error: parsed.ok || (parsed.isUnfinished && !isLeft) ? null : parsed.message,
    onText: (next: string) => {
      setIsLeft(false)
      onText(next)
    },
    onLeave: () => setIsLeft(true),
  }
}
