import { Band } from '@/components/ui/Band'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { QUESTION_COUNT_LABEL } from '@/lib/quiz/answers'

export const QuizBand = () => (
  <Band
    titleId="quiz_title"
    title="Which of them fits your budget?"
    text={
      <>
        {`${QUESTION_COUNT_LABEL}, no signup`}
        {/* The field for what a visitor can spend needs JavaScript. */}
        <span className="noscript:hidden">
          ; then enter what you can spend. Or{' '}
          <TextLink href={`${ROUTES.providers}#costs_budget`}>type it now</TextLink>
        </span>
        , or <TextLink href={ROUTES.calculator}>estimate your weight loss</TextLink>.
      </>
    }
  >
    <ButtonLink href={ROUTES.quiz}>Find Your Cheapest Option</ButtonLink>
  </Band>
)
