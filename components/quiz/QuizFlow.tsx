import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApprovedFor } from '@/components/ui/ApprovedFor'
import { readEntry, replaceFragment, saveEntry, writeEntry } from '@/lib/base/entry-state'
import { parseFields } from '@/lib/base/form-fields'
import { formatFragment, INPUT_KEYS, parseFragment } from '@/lib/base/fragment'
import { ROUTES } from '@/lib/base/routes'
import { type Answers, FIELDS, getGivenAnswers, QUIZ_ENTRY_KEY } from '@/lib/quiz/answers'
import { LOADER_ENTRY_KEY, type Testimonial } from '@/lib/quiz/loader'
import type { QuizTexts } from '@/lib/schemas/page-texts'
import type { Site } from '@/lib/schemas/site'
import styles from './QuizFlow.module.css'
import { QuizForm } from './QuizForm'
import { QuizIntro, QuizOutro } from './QuizIntro'
import { QuizLoader } from './QuizLoader'
import { SampleAnswer, type SampleData } from './SampleAnswer'
import { StartButton } from './StartButton'

type Props = {
  claims: Site['quizClaims']
  texts: QuizTexts
  testimonials: readonly Testimonial[]
  approval: ComponentProps<typeof ApprovedFor>
  /** An answer to one budget, beside the start button where there is room. */
  sample: SampleData
}

const FORM_ID = 'quiz-form'
const BUDGET_KEY = 'quiz_budget'

/**
 * Loads the page again if the browser restored it from its back/forward cache, where it would still show the loader.
 * Firefox drops the updates that React had pending, and React then waits for them forever.
 */
function startAnew({ persisted }: PageTransitionEvent) {
  if (persisted) location.reload()
}

/** What the visitor can spend, as a fragment for the results. A link within the page may take its place in the address. */
function keepBudget(): string {
  const given = formatFragment(parseFragment(location.hash, INPUT_KEYS) ?? {}, INPUT_KEYS)
  if (given) writeEntry(BUDGET_KEY, given)
  return given || String(readEntry(BUDGET_KEY) ?? '')
}

/** Intro, then form, then loader, then the results. Without JavaScript, the form is shown from the start. */
export function QuizFlow({ claims, texts, testimonials, approval, sample }: Props) {
  const [isStarted, setIsStarted] = useState(false)
  const [submitted, setSubmitted] = useState<Answers | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const mustFocusForm = useRef(false)
  const withForm = isStarted ? '' : 'hidden group-has-[:target]:block noscript:block'
  const isFormShown = isStarted && submitted === null

  // Before effects read the address.
  useLayoutEffect(() => {
    // The start button was pressed before this script loaded, so the address has its fragment.
    const isStartedEarly = location.hash === `#${FORM_ID}`
    const before = document.querySelector<HTMLElement>('[data-fragment]')?.dataset.fragment
    if (isStartedEarly && before) replaceFragment(before)
    // The visitor returned to earlier answers. The browser restores the scroll position, so leave it alone.
    const isBack = getGivenAnswers(readEntry(QUIZ_ENTRY_KEY), location.hash) !== null
    mustFocusForm.current = isStartedEarly && !isBack
    if (isStartedEarly || isBack) setIsStarted(true)
    keepBudget()
    // The visitor reloaded in the loader, or returned to it. Back has to leave from the form, not lead to it.
    if (readEntry(LOADER_ENTRY_KEY)) history.back()
  }, [])

  useEffect(() => {
    const follow = () => {
      if (history.state === null) return // a link within the page, such as the skip link
      const isLoader = Boolean(readEntry(LOADER_ENTRY_KEY))
      mustFocusForm.current = !isLoader
      setSubmitted(isLoader ? parseFields(readEntry(QUIZ_ENTRY_KEY), FIELDS) : null)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  useEffect(() => {
    if (!isFormShown || !mustFocusForm.current) return
    mustFocusForm.current = false
    // Do not interrupt a visitor who has already focused something.
    if (document.activeElement !== document.body) return
    form.current?.scrollIntoView()
    form.current?.focus({ preventScroll: true })
  }, [isFormShown])

  function start() {
    mustFocusForm.current = true
    setIsStarted(true)
  }

  function submit(answers: Answers) {
    // Back returns to this history entry, which keeps the answers. The loader gets another, which the results replace.
    writeEntry(QUIZ_ENTRY_KEY, answers)
    saveEntry()
    if (!readEntry(LOADER_ENTRY_KEY)) history.pushState({ ...history.state, [LOADER_ENTRY_KEY]: true }, '')
    addEventListener('pageshow', startAnew)
    setSubmitted(answers)
  }

  function cancel() {
    mustFocusForm.current = true
    setSubmitted(null)
  }

  const place = submitted ? styles.loading : ''
  return (
    <div className={`group ${styles.quiz} ${place}`}>
      <div className={styles.intro}>
        <QuizIntro claims={claims} />
        {!isStarted && <StartButton formId={FORM_ID} onStart={start} />}
      </div>
      {submitted ? (
        <div className={styles.form}>
          <QuizLoader
            texts={texts.loader}
            testimonials={testimonials}
            onDone={() => {
              location.replace(`${ROUTES.quizResults}?${new URLSearchParams(submitted)}${keepBudget()}`)
            }}
            onCancel={cancel}
          />
        </div>
      ) : (
        <div className={`${styles.form} ${withForm}`}>
          <QuizForm ref={form} id={FORM_ID} texts={texts} onSubmit={submit} />
        </div>
      )}
      {!isStarted && (
        <div className={styles.sample}>
          <SampleAnswer sample={sample} />
        </div>
      )}
      <div className={styles.outro}>
        <QuizOutro />
      </div>
      <div className={`${styles.warning} ${withForm}`}>
        <ApprovedFor {...approval} />
      </div>
    </div>
  )
}
