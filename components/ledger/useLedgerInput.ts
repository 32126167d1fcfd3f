import type { FragmentValues, INPUT_KEYS } from '@/lib/base/fragment'
import { parseBudget, parseDrugPrice, parseMonths } from '@/lib/plans/inputs'
import type { LedgerInput } from '@/lib/plans/ledger'
import { MONTHS_PER_YEAR } from '@/lib/plans/plan'
import { useCheckedText } from './useCheckedText'

type InputKey = (typeof INPUT_KEYS)[number]

/** What the visitor typed above a ledger, as values and as fields. What is not valid counts as not typed. */
export function useLedgerInput(
  values: FragmentValues<InputKey>,
  change: (part: FragmentValues<InputKey>) => void,
) {
  const { budget = '', months = String(MONTHS_PER_YEAR), drug = '' } = values
  const fields = {
    budget: useCheckedText(budget, (text) => change({ budget: text }), parseBudget, null),
    months: useCheckedText(months, (text) => change({ months: text }), parseMonths, MONTHS_PER_YEAR),
    drug: useCheckedText(drug, (text) => change({ drug: text }), parseDrugPrice, null),
  }
  const input: LedgerInput = {
    months: fields.months.value,
    budget: fields.budget.value,
    drugPrice: fields.drug.value,
  }
  return { input, fields }
}
