// An island because the state and age are in the address, which only the browser knows.
import { useEffect, useSyncExternalStore } from 'react'
import { type Answer, getAnswers, type MakerOffer, type Offer } from '@/lib/providers/cheapest-options'
import { composePersonalLines, type PersonalTexts } from '@/lib/quiz/personal-lines'
import {
  getAnswerRules,
  type KnownAnswers,
  type ResultsPageName,
  readKnownAnswers,
} from '@/lib/quiz/results-title'
import { AnswerPanel } from './AnswerPanel'
import { MedicareNote, type MedicareProgram } from './MedicareNote'

type Props = {
  page: ResultsPageName
  offers: readonly Offer[]
  maker: MakerOffer | null
  aside: string
  texts: PersonalTexts
  /** Medicare's program, or null while there is none. */
  program: MedicareProgram | null
}

const subscribe = () => () => {}

/**
 * The answer panel of a results page. The HTML contains the personal lines, hidden and without text; an inline script
 * fills and shows them while the page is parsed. React then renders the same, and leaves out what does not apply.
 */
export function ResultsAnswer({ page, offers, maker, aside, texts, program }: Props) {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => null,
  )
  const isHydrated = search !== null
  const known: Partial<KnownAnswers> = isHydrated ? readKnownAnswers(search, getAnswerRules(page)) : {}
  const { age, state } = composePersonalLines(known, texts)
  const denied = state?.denied ?? []
  const answers: Answer[] = getAnswers(
    offers.filter(({ id }) => !denied.includes(id)),
    maker,
  )
  const place = known.state ?? ''
  const deniedIds = denied.join()
  useEffect(() => {
    if (deniedIds) markCards(deniedIds.split(','), place)
  }, [deniedIds, place])
  return (
    <AnswerPanel answers={answers} title="Your cheapest option, first 12 months" aside={aside} hasButtons>
      {program && (age || !isHydrated) && (
        <div
          data-line="age"
          hidden={!age}
          suppressHydrationWarning
          className="border-t border-line bg-accent-soft px-inset py-3"
        >
          <MedicareNote program={program} lead={age ?? ''} />
        </div>
      )}
      {(state || !isHydrated) && (
        <p
          data-line="state"
          hidden={!state}
          suppressHydrationWarning
          className="border-t border-line px-inset py-3"
        >
          <span data-text suppressHydrationWarning>
            {state?.text ?? ''}
          </span>
        </p>
      )}
    </AnswerPanel>
  )
}

/** Marks the cards of providers that do not serve a state. Cards are outside the island; the card has room for two lines. */
function markCards(ids: readonly string[], state: string) {
  for (const id of ids) {
    const note = document.getElementById(id)?.querySelector('[data-served]')
    if (!note) continue
    note.textContent = `States that it does not serve ${state}.`
    note.className = 'min-h-[2lh] text-sm text-danger sm:min-h-0'
  }
}
