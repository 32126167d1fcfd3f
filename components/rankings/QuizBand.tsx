import { Band } from '@/components/ui/Band'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { ROUTES } from '@/lib/base/routes'
import { QUESTION_COUNT_LABEL } from '@/lib/quiz/answers'

export const QuizBand = () => (
  <Band
    titleId="quiz_title"
    title="Age, state, then your budget"
    text={`${QUESTION_COUNT_LABEL}, no signup.`}
  >
    <ButtonLink href={ROUTES.quiz}>Find Your Cheapest Option</ButtonLink>
  </Band>
)
