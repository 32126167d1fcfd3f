'use client'
// A client component because the button waits for all three answers.
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { FIELD_CLASSES, FIELD_LABEL_CLASSES, FieldError } from '@/components/ui/FieldError'
import { Label } from '@/components/ui/Label'
import { SubmitButton } from '@/components/ui/SubmitButton'
import { ROUTES } from '@/lib/base/routes'
import {
  AGE_MAX,
  AGE_MIN,
  ANSWER_KEYS,
  type Answers,
  isComplete,
  isValidAge,
  readAnswers,
} from '@/lib/quiz/answers'
import { US_STATES } from '@/lib/quiz/states'
import { GenderChoice } from './GenderChoice'

type Props = {
  ref: RefObject<HTMLFormElement | null>
  id: string
  /** false until React has taken over: until then the browser's own checks stand guard. */
  isLive: boolean
  onSubmit: (answers: Answers) => void
}

const AGE_ID = 'quiz-age'
const AGE_ERROR_ID = 'quiz-age-error'
const STATE_ID = 'quiz-state'
const HINT_ID = 'quiz-hint'

/** Gender, age and state. A real form: without a script the browser sends it to the results itself. */
export function QuizForm({ ref, id, isLive, onSubmit }: Props) {
  const [complete, setComplete] = useState(false)
  const [ageError, setAgeError] = useState<string | null>(null)

  useEffect(() => {
    // What was filled in before the script arrived, or is restored on the way back, counts too.
    const check = () => {
      if (ref.current) setComplete(isComplete(readAnswers(new FormData(ref.current))))
    }
    check()
    addEventListener('pageshow', check)
    return () => removeEventListener('pageshow', check)
  }, [ref])

  function notice(event: FormEvent<HTMLFormElement>) {
    const answers = readAnswers(new FormData(event.currentTarget))
    setComplete(isComplete(answers))
    if (isValidAge(answers.age)) setAgeError(null)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answers = readAnswers(new FormData(event.currentTarget))
    if (!isComplete(answers)) return
    if (!isValidAge(answers.age)) {
      setAgeError(`Enter an age from ${AGE_MIN} to ${AGE_MAX}.`)
      document.getElementById(AGE_ID)?.focus()
      return
    }
    onSubmit(answers)
  }

  return (
    <form
      ref={ref}
      id={id}
      method="get"
      action={ROUTES.quizResults}
      noValidate={isLive}
      tabIndex={-1}
      aria-label="Find your cheapest option"
      onSubmit={submit}
      onInput={notice}
      className="mt-8 max-w-[30rem] scroll-mt-6 outline-none"
    >
      <Label title="Three questions" aside="No signup">
        <fieldset className="grid gap-6 p-[min(1.25rem,5vw)] md:p-7">
          <legend className="sr-only">Your answers</legend>
          <GenderChoice />
          <div>
            <label htmlFor={AGE_ID} className={FIELD_LABEL_CLASSES}>
              Age
            </label>
            <input
              id={AGE_ID}
              name={ANSWER_KEYS.age}
              type="number"
              inputMode="numeric"
              min={AGE_MIN}
              max={AGE_MAX}
              required
              aria-invalid={ageError ? true : undefined}
              aria-describedby={ageError ? AGE_ERROR_ID : undefined}
              className={FIELD_CLASSES}
            />
            {ageError && <FieldError id={AGE_ERROR_ID}>{ageError}</FieldError>}
          </div>
          <div>
            <label htmlFor={STATE_ID} className={FIELD_LABEL_CLASSES}>
              State
            </label>
            <select id={STATE_ID} name={ANSWER_KEYS.state} required defaultValue="" className={FIELD_CLASSES}>
              <option value="">Choose</option>
              {US_STATES.map((state) => (
                <option key={state}>{state}</option>
              ))}
            </select>
          </div>
          <div>
            <SubmitButton disabled={isLive && !complete} describedBy={HINT_ID}>
              See My Cheapest Option
            </SubmitButton>
            <p id={HINT_ID} role="status" className="mt-2 min-h-6 text-center text-sm text-muted">
              {isLive && !complete && 'Please answer all questions to continue'}
            </p>
          </div>
        </fieldset>
      </Label>
    </form>
  )
}
