import { type FormEvent, useEffect, useRef, useState } from 'react'
import { describeField, LabeledField } from '@/components/ui/LabeledField'
import { SubmitButton } from '@/components/ui/SubmitButton'
import { TextLink } from '@/components/ui/TextLink'
import { useHydrated } from '@/components/ui/useHydrated'
import { fillFields, readFields } from '@/lib/base/form-fields'
import { HEALTH_DATA_PATH, ROUTES } from '@/lib/base/routes'
import { US_STATES } from '@/lib/base/states'
import * as quiz from '@/lib/quiz/answers'
import { keepAnswers, readAnswers } from '@/lib/quiz/browser-history'
import type { QuizTexts } from '@/lib/schemas/page-texts'
import { GenderChoice } from './GenderChoice'
import styles from './QuizForm.module.css'

type Props = {
  id: string
  texts: Pick<QuizTexts, 'states' | 'complete'>
  /** Whether it scrolls into view and takes the focus once this is true. */
  takesFocus: boolean
  onSubmit: (answers: quiz.Answers) => void
}

const AGE_ID = 'quiz_age'
const STATE_ID = 'quiz_state'
const HINT_ID = 'quiz_hint'

/** Gender, age, and state. Until the script has loaded, the browser validates the form and submits it to the results page. */
export function QuizForm({ id, texts, takesFocus, onSubmit }: Props) {
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [complete, setComplete] = useState(false)
  const [ageError, setAgeError] = useState<string | null>(null)

  useEffect(() => {
    fillFields(form.current, readAnswers() ?? {}, 'empty')
    // Answers filled in before the script loaded, or restored on return, count too. Some password managers fill in a
    // field and fire only this event.
    const check = () => setComplete(isAnswered(form.current))
    check()
    addEventListener('pageshow', check)
    addEventListener('change', check)
    return () => {
      removeEventListener('pageshow', check)
      removeEventListener('change', check)
    }
  }, [])

  useEffect(() => {
    // Do not interrupt a visitor who has already focused something.
    if (!takesFocus || document.activeElement !== document.body) return
    form.current?.scrollIntoView()
    form.current?.focus({ preventScroll: true })
  }, [takesFocus])

  function notice({ currentTarget }: FormEvent<HTMLFormElement>) {
    const answers = readFields(currentTarget, quiz.ANSWER_FIELDS)
    setComplete(isAnswered(currentTarget))
    if (quiz.normalizeAge(answers.ag) !== null) setAgeError(null)
    keepAnswers(answers)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isAnswered(event.currentTarget)) return
    const answers = readFields(event.currentTarget, quiz.ANSWER_FIELDS)
    const age = quiz.normalizeAge(answers.ag)
    if (age !== null) return onSubmit({ ...answers, ag: age })
    setAgeError(`Enter an age from ${quiz.AGE_MIN} to ${quiz.AGE_MAX}.`)
    document.getElementById(AGE_ID)?.focus()
  }

  const answeredHint = ageError ? 'Please correct your age to continue' : texts.complete
  const hint = isHydrated && complete ? answeredHint : 'Please answer all questions to continue'

  return (
    <form
      ref={form}
      id={id}
      method="get"
      action={ROUTES.quizResults}
      noValidate={isHydrated}
      tabIndex={-1}
      aria-label="Find your cheapest option"
      onSubmit={submit}
      onInput={notice}
      className="rounded-lg border border-line bg-card outline-none"
    >
      <fieldset className="grid gap-5 p-[min(1.25rem,5vw)] md:p-7">
        <legend className="sr-only">Your answers</legend>
        <GenderChoice />
        <div className={styles.pair}>
          <LabeledField id={AGE_ID} label="Age" error={ageError}>
            <input
              {...describeField(AGE_ID, ageError)}
              name={quiz.ANSWER_KEYS.age}
              type="number"
              inputMode="numeric"
              min={quiz.AGE_MIN}
              max={quiz.AGE_MAX}
              required
              // Otherwise, scrolling with the mouse wheel over the focused field would change the number.
              onWheel={({ currentTarget }) => currentTarget.blur()}
            />
          </LabeledField>
          <LabeledField id={STATE_ID} label="State">
            <select
              {...describeField(STATE_ID)}
              name={quiz.ANSWER_KEYS.state}
              required
              defaultValue=""
              autoComplete="address-level1"
            >
              <option value="">Choose</option>
              {US_STATES.map((state) => (
                <option key={state} value={state}>
                  {state}
                </option>
              ))}
            </select>
          </LabeledField>
        </div>
        <p className="-mt-3 text-xs/snug text-muted">
          {`${texts.states} `}
          <TextLink href={ROUTES.quizResults}>See the ranking without answers.</TextLink>
        </p>
        <div>
          <SubmitButton disabled={isHydrated && !complete} describedBy={HINT_ID}>
            See My Cheapest Option
          </SubmitButton>
          {/* Never empty, so that there is no gap and nothing moves. */}
          <p id={HINT_ID} role="status" className="mt-2 text-center text-sm text-muted noscript:hidden">
            {hint}
          </p>
          <p className="mt-3 border-t border-line pt-3 text-xs/snug text-muted">
            {`${quiz.WHAT_ANSWERS_SEND} `}
            <TextLink href={HEALTH_DATA_PATH}>Your health data</TextLink>
          </p>
        </div>
      </fieldset>
    </form>
  )
}

/** A number field hides text that is no number: "45 years" reads as empty. It is still an answer, with an error. */
function isAnswered(form: HTMLFormElement | null): boolean {
  const answers = readFields(form, quiz.ANSWER_FIELDS)
  const age = form?.elements.namedItem(quiz.ANSWER_KEYS.age)
  const hasOtherText = age instanceof HTMLInputElement && age.validity.badInput
  return quiz.isComplete(hasOtherText ? { ...answers, ag: 'other text' } : answers)
}
