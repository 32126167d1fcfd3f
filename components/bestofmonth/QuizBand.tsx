import { Band } from '@/components/ui/Band'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { ROUTES } from '@/lib/base/routes'
import { QUESTION_COUNT_LABEL } from '@/lib/quiz/answers'

/** The dark band below the list on /bestofmonth. Its words are about where its button leads. */
export const QuizBand = () => (
  <Band
    titleId="quiz_title"
    title="Age, state, then your budget"
    text={`${QUESTION_COUNT_LABEL}, no signup.`}
  >
    <ButtonLink href={ROUTES.quiz}>Find Your Cheapest Option</ButtonLink>
  </Band>
)
