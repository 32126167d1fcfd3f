import { useMemo, useState } from 'react'
import type { DisclosureTexts } from '@/components/layout/DisclosureLine'
import type { QuoteQuestions } from '@/components/offers/quote-questions'
import { useCostInput } from '@/components/offers/useCostInput'
import { useFragment } from '@/components/offers/useFragment'
import { INPUT_KEYS } from '@/lib/base/fragment'
import {
  FILTER_KEYS,
  findLowest,
  groupBySeller,
  isOrder,
  listParts,
  listSections,
  type Order,
  PICK_LIMIT,
  parseFilters,
  parsePicks,
  type Question,
  sortPlans,
  splitPlans,
} from '@/lib/offers/compare'
import type { Plan } from '@/lib/offers/plan'
import { parseQuote, QUOTE_ID, QUOTE_KEYS } from '@/lib/offers/quote'
import { getScale } from '@/lib/offers/scale'
import { getSum, withDrugPrice } from '@/lib/offers/sums'
import { formatCount } from '@/lib/offers/words/compare'
import type { FactTexts } from '@/lib/offers/words/side-by-side'
import type { ComparedSeller, listDrugChoices } from '@/lib/providers/compared-offer'

const KEYS = [...INPUT_KEYS, ...FILTER_KEYS, 'sort', 'unknown', 'compare', ...QUOTE_KEYS] as const

/** Of a long list, a slow phone sorts the first sellers without delay. "Show more" adds further ones. */
const SELLERS = { first: 20, more: 40 }

export type ComparisonData = {
  /** Of the records, of makers, and of programs. */
  plans: readonly Plan[]
  sellers: readonly ComparedSeller[]
  choices: ReturnType<typeof listDrugChoices>
  /** The words of the facts that side by side compares. */
  factTexts: FactTexts
  /** The lines of the key, which stand above the first paid link. */
  disclosure: DisclosureTexts
  questions: QuoteQuestions
}

/** The offers as the visitor has filtered and sorted them, and how to change that. */
export function useComparison({ plans: listed, sellers, questions, factTexts }: ComparisonData) {
  const [values, change] = useFragment(KEYS)
  const [limit, setLimit] = useState(SELLERS.first)
  const { input, fields } = useCostInput(values, change)
  const { months, budget, drugPrice } = input
  const order: Order = isOrder(values.sort) ? values.sort : 'year'
  const filters = parseFilters(values, listed)
  const asked = JSON.stringify(filters)

  const quote = useMemo(() => parseQuote(values), [values])
  const plans = useMemo(() => (quote ? [...listed, quote] : listed), [listed, quote])
  const priced = useMemo(() => plans.map((plan) => withDrugPrice(plan, drugPrice)), [plans, drugPrice])
  const found = useMemo(() => {
    const question: Question = { filters: JSON.parse(asked), budget, months }
    const { matching, unknown } = splitPlans(priced, question)
    const parts = listParts(question)
    return {
      question,
      parts: parts.map((part) => ({
        ...part,
        offers: splitPlans(priced, part.rest).matching.length,
      })),
      matching: sortPlans(matching, order, months),
      unknown: sortPlans(unknown, order, months),
    }
  }, [priced, asked, budget, months, order])
  const bySeller = useMemo(() => new Map(sellers.map((seller) => [seller.id, seller])), [sellers])
  const scale = useMemo(() => getScale(priced.map((plan) => getSum(plan, months))), [priced, months])

  const groups = groupBySeller(found.matching)
  const picks = parsePicks(values.compare, priced)
  // What is compared stands under the row that was picked last, unless that row is not in the list.
  const shown = [...groups.slice(0, limit), ...(values.unknown === '1' ? groupBySeller(found.unknown) : [])]
  const last = picks.at(-1)?.key
  const isPickShown = shown.some(({ lead, others }) => [lead, ...others].some(({ key }) => key === last))
  const clear = (keys: readonly string[]) => change(Object.fromEntries(keys.map((key) => [key, ''])))
  return {
    ...found,
    ...scale,
    values,
    questions,
    factTexts,
    input,
    fields,
    quote: priced.find(({ key }) => key === QUOTE_ID) ?? null,
    order,
    filters,
    bySeller,
    count: formatCount(found.matching, found.unknown, found.parts.length > 0),
    lowest: findLowest(found.matching, months),
    sections: listSections(groups, limit),
    /** How many sellers "Show more" adds. */
    further: Math.min(SELLERS.more, Math.max(0, groups.length - limit)),
    showMore: () => setLimit(limit + SELLERS.more),
    isUnknownOpen: values.unknown === '1',
    picks,
    isPickHidden: last !== undefined && !isPickShown,
    change,
    remove: (key: string) => clear([key]),
    clearAll: () => clear([...FILTER_KEYS, 'budget', 'unknown']),
    clearPicks: () => clear(['compare']),
    togglePick: (key: string) => {
      const keys = picks.map((plan) => plan.key)
      const next = keys.includes(key) ? keys.filter((pick) => pick !== key) : [...keys, key]
      if (next.length <= PICK_LIMIT) change({ compare: next.join(',') })
    },
  }
}

export type Comparison = ReturnType<typeof useComparison>
