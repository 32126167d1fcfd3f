import { type ComponentProps, useLayoutEffect, useReducer } from 'react'
import { ApprovedFor } from '@/components/ui/ApprovedFor'
import type { Answers } from '@/lib/quiz/answers'
import { enterLoader, followHistory, openQuiz, openResults } from '@/lib/quiz/browser-history'
import { reduceQuiz } from '@/lib/quiz/flow'
import type { Testimonial } from '@/lib/quiz/loader'
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

/** Intro, then form, then loader, then the results. Without JavaScript, the form is shown from the start. */
export function QuizFlow({ claims, texts, testimonials, approval, sample }: Props) {
  const [state, dispatch] = useReducer(reduceQuiz, { step: 'intro' })
  // Before the effects of the form, which read the address.
  useLayoutEffect(() => {
    const event = openQuiz(FORM_ID)
    if (event) dispatch(event)
    return followHistory(dispatch)
  }, [])

  function submit(answers: Answers) {
    enterLoader(answers)
    dispatch({ type: 'submitted', answers })
  }

  const isIntro = state.step === 'intro'
  const withForm = isIntro ? 'hidden group-has-[:target]:block noscript:block' : ''
  const place = state.step === 'loader' ? styles.loading : ''
  return (
    <div className={`group ${styles.quiz} ${place}`}>
      <div className={styles.intro}>
        <QuizIntro claims={claims} />
        {isIntro && <StartButton formId={FORM_ID} onStart={() => dispatch({ type: 'started' })} />}
      </div>
      {state.step === 'loader' ? (
        <div className={styles.form}>
          <QuizLoader
            texts={texts.loader}
            testimonials={testimonials}
            onDone={() => openResults(state.answers)}
            onCancel={() => dispatch({ type: 'left-loader' })}
          />
        </div>
      ) : (
        <div className={`${styles.form} ${withForm}`}>
          <QuizForm
            id={FORM_ID}
            texts={texts}
            takesFocus={state.step === 'form' && state.takesFocus}
            onSubmit={submit}
          />
        </div>
      )}
      {isIntro && (
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
