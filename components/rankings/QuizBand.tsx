import { Band } from '@/components/ui/Band'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { QUESTION_COUNT_LABEL } from '@/lib/quiz/answers'

/** The way from the rankings to the quiz and the calculator. */
export const QuizBand = () => (
  <Band
    titleId="quiz_title"
    title="Which of them fits your budget?"
    text={
      <>
        {`${QUESTION_COUNT_LABEL}, no signup; then enter what you can spend. Or `}
        <TextLink href={`${ROUTES.providers}#ledger_budget`}>type it now</TextLink>, or{' '}
        <TextLink href={ROUTES.calculator}>estimate your weight loss</TextLink>.
      </>
    }
  >
    <ButtonLink href={ROUTES.quiz}>Find Your Cheapest Option</ButtonLink>
  </Band>
)
