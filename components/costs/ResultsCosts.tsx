// An island because state and age are in the address, and the budget is typed.
import { useEffect } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { INPUT_KEYS } from '@/lib/base/fragment'
import { getSections, toEntries } from '@/lib/costs/entries'
import type { Plan } from '@/lib/costs/plan'
import { toRow } from '@/lib/costs/rows'
import { getScale } from '@/lib/costs/scale'
import { composePersonalLines, type PersonalTexts } from '@/lib/quiz/personal-lines'
import {
  getAnswerRules,
  type KnownAnswers,
  type ResultsPageName,
  readKnownAnswers,
} from '@/lib/quiz/results-title'
import { CostFrame } from './CostFrame'
import type { MedicareProgram } from './get-medicare-program'
import { Legend, NUMBERS_NOTE } from './Legend'
import { PersonalNotes } from './PersonalNotes'
import { ResultsRows } from './ResultsRows'
import { updateCards } from './update-cards'
import { useCostInput } from './useCostInput'
import { useFragment } from './useFragment'

type Props = {
  page: ResultsPageName
  /** Providers by their names on this page, makers, and programs, which only some ages see. */
  plans: readonly Plan[]
  checked: string
  texts: PersonalTexts
  program: MedicareProgram | null
}

/**
 * The cost comparison of a results page: the rows that answer this person. The HTML contains all rows and the personal lines; an
 * inline script hides and shows what applies while the page is parsed. React then renders the same.
 */
export function ResultsCosts({ page, plans, checked, texts, program }: Props) {
  const isHydrated = useHydrated()
  const known: Partial<KnownAnswers> = isHydrated
    ? readKnownAnswers(location.search, getAnswerRules(page))
    : {}
  const lines = composePersonalLines(known, texts)
  const { state, hasProgram } = lines
  const [values, change] = useFragment(INPUT_KEYS)
  const { input, fields } = useCostInput(values, change)
  const denied = state?.denied ?? []
  const shown = plans.filter(
    ({ sellerId, kind }) => !denied.includes(sellerId) && (kind !== 'program' || hasProgram || !isHydrated),
  )
  const entries = toEntries(shown, input)
  const { maxCents } = getScale(entries.map(({ sum }) => sum))

  useEffect(() => {
    const rows = plans.filter(({ kind }) => kind === 'provider').map((plan) => toRow(plan))
    updateCards(rows, state?.denied ?? [], known.state ?? '', maxCents)
  }, [plans, state, known.state, maxCents])

  return (
    <CostFrame
      checked={checked}
      input={input}
      fields={fields}
      plans={shown}
      entries={entries.filter(({ plan }) => plan.kind !== 'program' || hasProgram)}
    >
      {getSections(entries).map((section, index) => (
        <ResultsRows
          key={section.title}
          section={section}
          hasScale={index === 0}
          months={input.months}
          maxCents={maxCents}
          hasProgram={hasProgram}
        />
      ))}
      <div className="px-inset">
        <Legend of={plans} note={NUMBERS_NOTE} />
      </div>
      <PersonalNotes lines={lines} program={program} />
    </CostFrame>
  )
}
