// An island because state and age are in the address, and the budget is chosen.

import { BudgetChips } from '@/components/costs/BudgetChips'
import { Announcement } from '@/components/costs/BudgetParts'
import { useCostInput } from '@/components/costs/useCostInput'
import { useFragment } from '@/components/costs/useFragment'
import { CardList } from '@/components/rankings/CardList'
import type { CardData } from '@/components/rankings/get-cards'
import { SafetyLine, type SafetyTexts } from '@/components/rankings/SafetyLine'
import { KEEPS_FOCUS } from '@/components/ui/keeps-focus'
import { useHydrated } from '@/components/ui/useHydrated'
import { INPUT_KEYS } from '@/lib/base/fragment'
import { getMonth } from '@/lib/costs/card-facts'
import type { Plan } from '@/lib/costs/plan'
import { toRow } from '@/lib/costs/rows'
import { getScale } from '@/lib/costs/scale'
import { withDrugPrice } from '@/lib/costs/sums'
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
}

/** The answer to this visitor, the question for their budget, and the ranked cards. */
export function Results({ page, plans, cards, isChecked, texts, list, safety, pregnancy }: Props) {
  const isHydrated = useHydrated()
  const known: Partial<KnownAnswers> = isHydrated
    ? readKnownAnswers(location.search, getAnswerRules(page))
    : {}
  const { state, hasProgram } = composePersonalLines(known, texts)
  const denied = state?.denied ?? []
  const [values, change] = useFragment(INPUT_KEYS)
  const { input, fields } = useCostInput(values, change)
  const { months, budget } = input

  const own = plans
    .filter(({ kind }) => kind !== 'program' || hasProgram)
    .map((plan) => withDrugPrice(plan, input.drugPrice))
  const served = own.filter(({ sellerId }) => !denied.includes(sellerId))
  const rows = own.map((plan) => toRow(plan, months))
  const sellers = rows.filter(({ kind, sellerId }) => kind === 'provider' && !denied.includes(sellerId))
  const { maxCents } = getScale(rows.map(({ sumCents }) => sumCents))
  const listed = cards.flatMap((card) => {
    const row = rows.find(({ key }) => key === card.id)
    const isDenied = denied.includes(card.id)
    const fit = budget === null || isDenied || !row ? null : getMonth(row, months, budget)
    return row ? [{ card, row, fit, denied: isDenied ? `Does not serve ${known.state}` : null }] : []
  })

  const chips = <BudgetChips key="chips" fields={fields} budget={budget} months={months} />
  return (
    <>
      <section
        {...KEEPS_FOCUS}
        aria-labelledby="answer_title"
        className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none"
      >
        {budget === null
          ? [<Answer key="answer" rows={sellers} cards={cards} maxCents={maxCents} months={months} />, chips]
          : [
              chips,
              <BudgetAnswer
                key="budget"
                plans={served}
                cards={cards}
                budget={budget}
                months={months}
                fields={fields}
              />,
            ]}
      </section>
      <Announcement>{announce(listed, budget)}</Announcement>
      <h2 className="mt-3 heading-3 md:mt-12">{list.title}</h2>
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
) {
  if (budget === null) return 'The lowest first year.'
  const names = cards.flatMap(({ card, fit }) => (fit?.group === 'fits' ? card.name : []))
  return `$${budget / 100} a month fits: ${names.join(', ') || 'none of the ranked sellers'}.`
}
