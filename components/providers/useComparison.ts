import { useMemo, useState } from 'react'
import type { DisclosureTexts } from '@/components/layout/DisclosureLine'
import type { QuoteQuestions } from '@/components/offers/quote-questions'
import { type TextField, useCostInput } from '@/components/offers/useCostInput'
import { useFragment } from '@/components/offers/useFragment'
import { usePlansToday } from '@/components/offers/usePlansToday'
import { INPUT_KEYS } from '@/lib/base/fragment'
import { findReference } from '@/lib/offers/break-even'
import {
  FILTER_KEYS,
  findLowest,
  groupBySeller,
  isOrder,
  listAsked,
  listDividingFilters,
  listOverBudget,
  listParts,
  listSections,
  type OfferQuestion,
  type Order,
  PICK_LIMIT,
  parseFilters,
  parsePicks,
  type QuestionPart,
  sortPlans,
  splitPlans,
} from '@/lib/offers/compare'
import type { Plan } from '@/lib/offers/plan'
import { parseQuote, QUOTE_ID, QUOTE_KEYS } from '@/lib/offers/quote'
import { getScale } from '@/lib/offers/scale'
import { getHighestSum, takesDrugPrice, withDrugPrice } from '@/lib/offers/sums'
import { formatOfferCount } from '@/lib/offers/words/compare'
import type { FactTexts } from '@/lib/offers/words/side-by-side'
import type { ComparedSeller, DrugChoices } from '@/lib/providers/compared-offer'

const KEYS = [...INPUT_KEYS, ...FILTER_KEYS, 'sort', 'unknown', 'compare', ...QUOTE_KEYS] as const

/** Of a long list, a slow phone sorts the first sellers without delay. "Show more" adds further ones. */
const SELLERS = { first: 20, further: 40 }

/** Below it, the offers of which we do not know whether they match are open. */
const FEW_OFFERS = 3

export type ComparisonData = {
  /** Of the records, of makers, and of programs. */
  plans: readonly Plan[]
  sellers: readonly ComparedSeller[]
  choices: DrugChoices
  /** The words of the facts that side by side compares. */
  factTexts: FactTexts
  disclosure: DisclosureTexts
  questions: QuoteQuestions
}

/** A part of the question, and how many offers match without it. */
export type CountedPart = { part: QuestionPart; offers: number }

/** What every row of the lists needs. */
export type RowContext = {
  months: number
  /** In cents a month. */
  budget: number | null
  maxCents: number
  bySeller: ReadonlyMap<string, ComparedSeller>
  /** The offer that sums without their drug are compared with. */
  reference: Plan | null
  questions: QuoteQuestions
  /** By the keys of their plans, in the order in which they were picked. */
  picks: readonly string[]
  togglePick: (key: string) => void
  clearPicks: () => void
  /** The last picked row in the order of the list: what is compared is under it. */
  lastPick: string | undefined
  /** The row with the one filled button. */
  filledKey: string | undefined
  /** The row that asks for the price of a drug that is billed separately. */
  drugFieldKey: string | undefined
  drugField: TextField
}

/** The offers that were picked, to compare side by side. */
export type PickedOffers = Pick<RowContext, 'months' | 'bySeller'> & {
  plans: readonly Plan[]
  factTexts: FactTexts
}

/** The offers as the visitor has filtered and sorted them, and how to change that: a part for each child. */
export function useComparison({ plans: built, sellers, questions, factTexts }: ComparisonData) {
  const listed = usePlansToday(built)
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
    const question: OfferQuestion = { filters: JSON.parse(asked), budget, months }
    const { matching, unknown, unanswered } = splitPlans(priced, question)
    const parts = listParts(question)
    const sorted = sortPlans(matching, order, months)
    return {
      question,
      parts,
      counted: parts.map(
        (part): CountedPart => ({ part, offers: splitPlans(priced, part.rest).matching.length }),
      ),
      matching: sorted,
      unknown: sortPlans(unknown, order, months),
      unanswered: listAsked(question).filter(({ key }) => unanswered.includes(key)),
      lowest: findLowest(sorted, months),
      over: listOverBudget(priced, question, order),
    }
  }, [priced, asked, budget, months, order])
  const bySeller = useMemo(() => new Map(sellers.map((seller) => [seller.id, seller])), [sellers])
  const scale = useMemo(() => getScale(priced.map((plan) => getHighestSum(plan, months))), [priced, months])
  const shown = useMemo(() => listDividingFilters(listed), [listed])

  const groups = groupBySeller(found.matching)
  const pickedPlans = parsePicks(values.compare, priced)
  const picks = pickedPlans.map(({ key }) => key)
  const isFew = found.matching.length < FEW_OFFERS
  const isUnknownOpen =
    found.matching.length === 0 || (isFew ? values.unknown !== '0' : values.unknown === '1')
  const sections = listSections(groups, limit)
  const listedGroups = sections.flatMap((section) => section.groups)
  if (isUnknownOpen) listedGroups.push(...groupBySeller(found.unknown))
  const leads = listedGroups.map(({ lead }) => lead)
  const listedKeys = listedGroups.flatMap(({ lead, others }) => [lead, ...others].map(({ key }) => key))
  const lastPick = listedKeys.findLast((key) => picks.includes(key))
  const clear = (keys: readonly string[]) => change(Object.fromEntries(keys.map((key) => [key, ''])))
  const picked: PickedOffers = { plans: pickedPlans, months, bySeller, factTexts }
  const reference = findReference(listed, months, filters.state)
  const rows: RowContext = {
    ...scale,
    months,
    budget,
    bySeller,
    reference,
    questions,
    picks,
    togglePick: (key) => {
      const next = picks.includes(key) ? picks.filter((pick) => pick !== key) : [...picks, key]
      if (next.length <= PICK_LIMIT) change({ compare: next.join(',') })
    },
    clearPicks: () => clear(['compare']),
    lastPick,
    filledKey: leads.find(({ sellerId }) => bySeller.get(sellerId)?.visit)?.key,
    drugFieldKey: leads.find(takesDrugPrice)?.key,
    drugField: fields.drug,
  }
  return {
    found,
    rows,
    picked,
    count: formatOfferCount(found.matching, found.unknown, found.parts.length > 0),
    filterBar: {
      shown,
      filters,
      order,
      parts: found.parts,
      fields,
      budget,
      onChange: change,
      onRemove: (key: string) => clear([key]),
      onClear: () => clear([...FILTER_KEYS, 'budget', 'unknown']),
    },
    quote: {
      values,
      change,
      quote: priced.find(({ key }) => key === QUOTE_ID) ?? null,
      months,
      reference,
      questions,
    },
    page: {
      sections,
      further: Math.min(SELLERS.further, Math.max(0, groups.length - limit)),
      showFurther: () => setLimit(limit + SELLERS.further),
    },
    unknownOffers: {
      isOpen: isUnknownOpen,
      onOpen: (isOpen: boolean) => change({ unknown: isOpen === isFew ? '' : isOpen ? '1' : '0' }),
    },
    isPickHidden: picks.length > 0 && !lastPick,
  }
}
