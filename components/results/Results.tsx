// An island because state and age are in the address, and the budget is chosen.
import { useMemo, useState } from 'react'
import { CardList } from '@/components/cards/CardList'
import type { CardData } from '@/components/cards/get-cards'
import { BudgetChips } from '@/components/offers/BudgetChips'
import { Announcement } from '@/components/offers/BudgetParts'
import { QuoteForm } from '@/components/offers/QuoteForm'
import { formatQuote } from '@/components/offers/QuoteOutcome'
import type { QuoteQuestions } from '@/components/offers/quote-questions'
import { useCostInput } from '@/components/offers/useCostInput'
import { useFragment } from '@/components/offers/useFragment'
import { SafetyLine, type SafetyTexts } from '@/components/safety/SafetyLine'
import { KEEPS_FOCUS } from '@/components/ui/keeps-focus'
import { useHydrated } from '@/components/ui/useHydrated'
import { useSteadyField } from '@/components/ui/useSteadyField'
import { formatFragment, INPUT_KEYS } from '@/lib/base/fragment'
import { ROUTES } from '@/lib/base/routes'
import { findStateCode } from '@/lib/base/states'
import { BUDGET_CHOICES, getBudgetMonth } from '@/lib/offers/budget'
import { MONTHS_PER_YEAR, type Plan } from '@/lib/offers/plan'
import { parseQuote, QUOTE_ID, QUOTE_KEYS } from '@/lib/offers/quote'
import { toRow } from '@/lib/offers/row'
import { getScale } from '@/lib/offers/scale'
import { withDrugPrice } from '@/lib/offers/sums'
import { formatFit } from '@/lib/offers/words/answers'
import { formatCents, formatPeriod } from '@/lib/offers/words/labels'
import { composePersonalLines, type PersonalTexts } from '@/lib/quiz/personal-lines'
import {
  getAnswerRules,
  type KnownAnswers,
  type ResultsPageName,
  readKnownAnswers,
} from '@/lib/quiz/results-title'
import { Answer } from './Answer'
import { BudgetAnswer } from './BudgetAnswer'
import { PregnancyLine, type PregnancyTexts } from './PregnancyLine'

type Props = {
  page: ResultsPageName
  /** The ranked providers by their names on this page, the approved drugs, and programs, which only some ages see. */
  plans: readonly Plan[]
  cards: readonly CardData[]
  isChecked: boolean
  texts: PersonalTexts
  /** The title above the cards, and why the order is not that of the prices. */
  list: { title: string; order: string }
  safety: SafetyTexts
  pregnancy: PregnancyTexts
  questions: QuoteQuestions
}

const KEYS = [...INPUT_KEYS, ...QUOTE_KEYS] as const

/** The answer to this visitor, the question for their budget, and the ranked cards. */
export function Results({ page, plans, cards, isChecked, texts, list, safety, pregnancy, questions }: Props) {
  const isHydrated = useHydrated()
  const known: Partial<KnownAnswers> = isHydrated
    ? readKnownAnswers(location.search, getAnswerRules(page))
    : {}
  const personal = composePersonalLines(known, texts)
  const denied = personal.state?.denied ?? []
  const state = known.state && findStateCode(known.state)
  const [values, change] = useFragment(KEYS)
  const quote = useMemo(() => parseQuote(values), [values])
  const { input, fields } = useCostInput(values, change)
  const { months, budget } = input

  const isAsked = months !== MONTHS_PER_YEAR || (budget !== null && !BUDGET_CHOICES.includes(budget / 100))
  const [isOther, setIsOther] = useState(false)
  // Another amount keeps its fields, whatever is typed into them.
  if (isAsked && !isOther) setIsOther(true)

  const own = [...plans, ...(quote ? [quote] : [])]
    .filter(({ kind }) => kind !== 'program' || personal.hasProgram)
    .map((plan) => withDrugPrice(plan, input.drugPrice))
  const priced = own.find(({ key }) => key === QUOTE_ID) ?? null
  const served = own.filter(({ sellerId }) => !denied.includes(sellerId))
  const rows = own.map((plan) => toRow(plan, months))
  const sellers = rows.filter(({ kind, sellerId }) => kind === 'provider' && !denied.includes(sellerId))
  const { maxCents } = getScale(rows.map(({ sumCents }) => sumCents))
  const listed = cards.flatMap((card) => {
    const row = rows.find(({ key }) => key === card.id)
    const isDenied = denied.includes(card.id)
    const month = budget === null || isDenied || !row ? null : getBudgetMonth(row, months, budget)
    const fit =
      month && budget !== null ? { group: month.verdict.group, text: formatFit(month, budget) } : null
    return row ? [{ card, row, fit, denied: isDenied ? `Does not serve ${known.state}` : null }] : []
  })

  const answer =
    budget === null ? (
      <Answer key="answer" rows={sellers} cards={cards} maxCents={maxCents} months={months} />
    ) : (
      <BudgetAnswer
        key="budget"
        plans={served}
        cards={cards}
        budget={budget}
        months={months}
        fields={fields}
      />
    )
  const chips = (
    <BudgetChips
      key="chips"
      fields={fields}
      budget={budget}
      isOther={isOther}
      onOther={() => setIsOther(!isOther)}
    />
  )
  return (
    <>
      <section
        {...KEEPS_FOCUS}
        {...useSteadyField()}
        aria-labelledby="answer_title"
        className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none"
      >
        {/* The chips move when they are pressed, not while somebody types. */}
        {budget !== null || isOther ? [chips, answer] : [answer, chips]}
        <QuoteForm values={values} change={change} quote={priced} months={months} questions={questions} />
      </section>
      <Announcement>{announce(listed, budget, months) + formatQuote(priced, months)}</Announcement>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:mt-12">
        <h2 className="heading-3">{list.title}</h2>{' '}
        <a
          href={ROUTES.providers + formatFragment({ ...values, own: '', state }, [...KEYS, 'state'])}
          className="-my-3 inline-flex min-h-11 min-w-11 items-center justify-end text-sm underlined-link"
        >
          Filters<span className="sr-only"> by drug, form, state, insurance, and term</span>
        </a>
      </div>
      <p className="text-xs/snug text-muted">{list.order}</p>
      <SafetyLine texts={safety} className="my-1" />
      <PregnancyLine {...pregnancy} />
      <CardList cards={listed} months={months} maxCents={maxCents} isChecked={isChecked} />
    </>
  )
}

/** For those who do not see the rows change. */
function announce(
  cards: readonly { card: CardData; fit: { group: string } | null }[],
  budget: number | null,
  months: number,
) {
  if (budget === null) return `The lowest ${formatPeriod(months)}.`
  const names = cards.flatMap(({ card, fit }) => (fit?.group === 'fits' ? card.name : []))
  return `${formatCents(budget)} a month fits: ${names.join(', ') || 'none of the ranked sellers'}.`
}
