// An island because state and age are in the address, and the budget is chosen.
import { useState } from 'react'
import { CardList } from '@/components/cards/CardList'
import type { CardData } from '@/components/cards/get-cards'
import { ProviderCard } from '@/components/cards/ProviderCard'
import { DisclosureLine, type DisclosureTexts } from '@/components/layout/DisclosureLine'
import { BudgetChips } from '@/components/offers/BudgetChips'
import { Announcement } from '@/components/offers/BudgetParts'
import { useCostInput } from '@/components/offers/useCostInput'
import { useFragment } from '@/components/offers/useFragment'
import { usePlansToday } from '@/components/offers/usePlansToday'
import { SafetyLine, type SafetyTexts } from '@/components/safety/SafetyLine'
import { KEEPS_FOCUS } from '@/components/ui/keeps-focus'
import { useHydrated } from '@/components/ui/useHydrated'
import { useSteadyField } from '@/components/ui/useSteadyField'
import { spellCount } from '@/lib/base/format'
import { formatFragment, INPUT_KEYS } from '@/lib/base/fragment'
import { MONTHS_PER_YEAR } from '@/lib/base/periods'
import { ROUTES } from '@/lib/base/routes'
import { findStateCode } from '@/lib/base/states'
import { findReference } from '@/lib/offers/break-even'
import { BUDGET_CHOICES, getBudgetMonth } from '@/lib/offers/budget'
import { chooseOffer, isSoldIn } from '@/lib/offers/choose-offer'
import type { Plan } from '@/lib/offers/plan'
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

type Props = {
  page: ResultsPageName
  /** The ranked providers by their names on this page, the approved drugs, and programs, which only some ages see. */
  plans: readonly Plan[]
  cards: readonly CardData[]
  texts: PersonalTexts
  /** That there are other providers. */
  market: string
  safety: SafetyTexts
  disclosure: DisclosureTexts
}

/** The question for this visitor's budget, the answer, and the ranked cards. */
export function Results({ page, plans: built, cards, texts, market, safety, disclosure }: Props) {
  const plans = usePlansToday(built)
  const isHydrated = useHydrated()
  const known: Partial<KnownAnswers> = isHydrated
    ? readKnownAnswers(location.search, getAnswerRules(page))
    : {}
  const personal = composePersonalLines(known, texts)
  const denied = personal.state?.denied ?? []
  const state = known.state && findStateCode(known.state)
  const [values, change] = useFragment(INPUT_KEYS)
  const { input, fields } = useCostInput(values, change)
  const { months, budget } = input

  // What no chip says is in the fields for another amount.
  const isTyped = months !== MONTHS_PER_YEAR || (budget !== null && !BUDGET_CHOICES.includes(budget / 100))
  const [isOther, setIsOther] = useState(false)

  const priced = plans
    .filter(({ kind }) => kind !== 'program' || personal.hasProgram)
    .map((plan) => withDrugPrice(plan, input.drugPrice))
  const served = priced.filter((plan) => !denied.includes(plan.sellerId) && isSoldIn(plan, state))
  const rows = priced.map((plan) => toRow(plan, months))
  const sellers = served.filter(({ kind }) => kind === 'provider').map((plan) => toRow(plan, months))
  const { maxCents } = getScale(rows.map(({ sumToCents }) => sumToCents))
  const reference = findReference(served, months)
  const listed = cards.flatMap((card) => {
    const offers = rows.filter(({ kind, sellerId }) => kind === 'provider' && sellerId === card.id)
    const row = chooseOffer(offers, state) ?? offers[0]
    const isDenied = denied.includes(card.id)
    const month = budget === null || isDenied || !row ? null : getBudgetMonth(row, months, budget)
    const fit =
      month && budget !== null ? { group: month.verdict.group, text: formatFit(month, budget) } : null
    return row ? [{ card, row, fit, denied: isDenied ? `Does not serve ${known.state}` : null }] : []
  })

  return (
    <>
      <section
        {...KEEPS_FOCUS}
        {...useSteadyField()}
        aria-labelledby="answer_title"
        className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none"
      >
        <BudgetChips fields={fields} budget={budget} isOther={isOther || isTyped} onOther={setIsOther} />
        <DisclosureLine texts={disclosure} />
        {budget === null ? (
          <Answer rows={sellers} cards={cards} maxCents={maxCents} months={months} reference={reference} />
        ) : (
          <BudgetAnswer plans={served} cards={cards} budget={budget} months={months} fields={fields} />
        )}
      </section>
      <Announcement>{announce(listed, budget, months)}</Announcement>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 md:mt-5">
        <h2 className="heading-2">{`Our top ${spellCount(cards.length)}`}</h2>{' '}
        <a
          href={ROUTES.providers + formatFragment({ ...values, state }, [...INPUT_KEYS, 'state'])}
          className="-my-3 inline-flex min-h-11 min-w-11 items-center justify-end text-sm underlined-link"
        >
          Filters<span className="sr-only"> by drug, form, state, insurance, and term</span>
        </a>
      </div>
      <SafetyLine texts={safety} label="Who should not take these, and pregnancy" className="mb-2" />
      <CardList
        months={months}
        cards={listed.map((entry) => ({
          id: entry.card.id,
          card: <ProviderCard {...entry} months={months} maxCents={maxCents} reference={reference} />,
        }))}
      />
      <p className="mt-2 text-sm text-muted">{market}</p>
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
  return `${formatCents(budget)} a month fits: ${names.join(', ') || 'none of the ranked providers'}.`
}
