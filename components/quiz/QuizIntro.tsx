import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { QUESTION_COUNT_LABEL } from '@/lib/quiz/answers'
import type { Site } from '@/lib/schemas/site'

/** The headline and the claims from the specification. */
export const QuizIntro = ({ claims: { savings, users, duration } }: { claims: Site['quizClaims'] }) => (
  <>
    <h1 className="mb-2 max-w-[47rem] heading-1 md:mb-4">
      <NoWrap>{`Save Up To ${savings} on GLP-1 Medication`}</NoWrap>
    </h1>
    <p className="md:text-h3">{`${QUESTION_COUNT_LABEL}, ${duration}. ${users} users.`}</p>
  </>
)

/** What it costs, and links out of the quiz. */
export const QuizOutro = () => (
  <div className="text-sm/snug">
    <p className="mb-1 text-base font-semibold">No signup. No spam. 100% Free</p>
    <p className="flex flex-wrap gap-x-6">
      <StandaloneLink href={ROUTES.blog} variant="strong">
        Back to Blog
      </StandaloneLink>{' '}
      <StandaloneLink href={ROUTES.quizResults} variant="line">
        See the ranking without answers
      </StandaloneLink>
    </p>
  </div>
)
