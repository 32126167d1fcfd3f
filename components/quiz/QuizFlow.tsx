'use client'
// A client component because the form appears, is checked and leads on in the browser.
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { ROUTES } from '@/lib/base/routes'
import { type Answers, toResultsQuery } from '@/lib/quiz/answers'
import type { Testimonial } from '@/lib/quiz/loader'
import type { Site } from '@/lib/schemas/site'
import { QuizForm } from './QuizForm'
import { QuizIntro } from './QuizIntro'
import { QuizLoader } from './QuizLoader'
import { QuizOutro } from './QuizOutro'
import { StartButton } from './StartButton'

type Props = {
  claims: Site['quizClaims']
  testimonials: readonly Testimonial[]
}

const FORM_ID = 'quiz-form'

/** Intro, then form, then loader, then the results. Without JavaScript the form is there from the start. */
export function QuizFlow({ claims, testimonials }: Props) {
  const hydrated = useHydrated()
  const [isStarted, setIsStarted] = useState(false)
  const [answers, setAnswers] = useState<Answers | null>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // The start button was pressed before this script arrived: its address says so.
    if (location.hash === `#${FORM_ID}`) setIsStarted(true)
    // Leaving stops the loader, also in a page that the browser keeps for the way back.
    const stop = () => setAnswers(null)
    addEventListener('pagehide', stop)
    return () => removeEventListener('pagehide', stop)
  }, [])

  useEffect(() => {
    if (!isStarted) return
    // Somebody who began before the script arrived is not interrupted.
    if (form.current?.contains(document.activeElement)) return
    form.current?.scrollIntoView()
    form.current?.focus({ preventScroll: true })
  }, [isStarted])

  if (answers) {
    return (
      <QuizLoader
        testimonials={testimonials}
        onDone={() => location.assign(`${ROUTES.quizResults}?${toResultsQuery(answers)}`)}
      />
    )
  }
  return (
    <div className="group">
      <QuizIntro claims={claims} />
      {!isStarted && <StartButton formId={FORM_ID} onStart={() => setIsStarted(true)} />}
      <div className={isStarted ? '' : 'hidden group-has-[:target]:block noscript:block'}>
        <QuizForm ref={form} id={FORM_ID} isLive={hydrated} onSubmit={setAnswers} />
      </div>
      <QuizOutro />
    </div>
  )
}
