import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { describeField, LabeledField } from '@/components/ui/LabeledField'
import { Panel } from '@/components/ui/Panel'
import { SubmitButton } from '@/components/ui/SubmitButton'
import { useHydrated } from '@/components/ui/useHydrated'
import { readEntry, writeEntry } from '@/lib/base/entry-state'
import { fillFields } from '@/lib/base/form-fields'
import { ROUTES } from '@/lib/base/routes'
import { US_STATES } from '@/lib/base/states'
import {
  AGE_MAX,
  AGE_MIN,
  ANSWER_KEYS,
  type Answers,
  isComplete,
  normalizeAge,
  parseKeptAnswers,
  QUESTION_COUNT_LABEL,
  QUIZ_ENTRY_KEY,
  readAnswers,
  readFragmentAnswers,
  toFields,
} from '@/lib/quiz/answers'
import type { QuizTexts } from '@/lib/schemas/page-texts'
import { GenderChoice } from './GenderChoice'

type Props = {
  ref: RefObject<HTMLFormElement | null>
  id: string
  texts: Pick<QuizTexts, 'states' | 'complete'>
  onSubmit: (answers: Answers) => void
}

const AGE_ID = 'quiz_age'
const STATE_ID = 'quiz_state'
const HINT_ID = 'quiz_hint'

/**
 * Gender, age, and state. Until the script has loaded, and without one, the browser validates the form and submits it to
 * the results page. The history entry keeps the answers, because the site uses no storage.
 */
export function QuizForm({ ref, id, texts, onSubmit }: Props) {
  const isHydrated = useHydrated()
  const [complete, setComplete] = useState(false)
  const [ageError, setAgeError] = useState<string | null>(null)

  useEffect(() => {
    const form = ref.current
    const kept = parseKeptAnswers(readEntry(QUIZ_ENTRY_KEY)) ?? readFragmentAnswers(location.hash)
    if (kept) fillFields(form, toFields(kept), 'empty')
    // Answers filled in before the script loaded, or restored on return, count too.
    const check = () => {
      if (form) setComplete(isComplete(readAnswers(new FormData(form))))
    }
    check()
    addEventListener('pageshow', check)
    return () => removeEventListener('pageshow', check)
  }, [ref])

  function notice(event: FormEvent<HTMLFormElement>) {
    const answers = readAnswers(new FormData(event.currentTarget))
    setComplete(isComplete(answers))
    if (normalizeAge(answers.age) !== null) setAgeError(null)
    writeEntry(QUIZ_ENTRY_KEY, answers)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answers = readAnswers(new FormData(event.currentTarget))
    if (!isComplete(answers)) return
    const age = normalizeAge(answers.age)
    if (age === null) {
      setAgeError(`Enter an age from ${AGE_MIN} to ${AGE_MAX}.`)
      document.getElementById(AGE_ID)?.focus()
      return
    }
    onSubmit({ ...answers, age })
  }

  return (
    <form
      ref={ref}
      id={id}
      method="get"
      action={ROUTES.quizResults}
      noValidate={isHydrated}
      tabIndex={-1}
      aria-label="Find your cheapest option"
      onSubmit={submit}
      onInput={notice}
      className="mt-8 max-w-[30rem] outline-none lg:mt-0"
    >
      <Panel title={QUESTION_COUNT_LABEL} aside="No signup">
        <fieldset className="grid gap-6 p-[min(1.25rem,5vw)] md:py-7">
          <legend className="sr-only">Your answers</legend>
          <GenderChoice />
          <LabeledField id={AGE_ID} label="Age" error={ageError}>
            <input
              {...describeField(AGE_ID, ageError)}
              name={ANSWER_KEYS.age}
              type="number"
              inputMode="numeric"
              min={AGE_MIN}
              max={AGE_MAX}
              required
              // Otherwise, scrolling with the mouse wheel over the focused field would change the number.
              onWheel={({ currentTarget }) => currentTarget.blur()}
            />
          </LabeledField>
          <LabeledField id={STATE_ID} label="State">
            <select {...describeField(STATE_ID)} name={ANSWER_KEYS.state} required defaultValue="">
              <option value="">Choose</option>
              {US_STATES.map((state) => (
                <option key={state} value={state}>
                  {state}
                </option>
              ))}
            </select>
            <p className="mt-2 text-sm text-muted">{texts.states}</p>
          </LabeledField>
          <div>
            <SubmitButton disabled={isHydrated && !complete} describedBy={HINT_ID}>
              See My Cheapest Option
            </SubmitButton>
            {/* Never empty, so that there is no gap and nothing moves. */}
            <p id={HINT_ID} role="status" className="mt-2 text-center text-sm text-muted noscript:hidden">
              {isHydrated && complete ? texts.complete : 'Please answer all questions to continue'}
            </p>
          </div>
        </fieldset>
      </Panel>
    </form>
  )
}
