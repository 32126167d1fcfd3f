import { Mark, Ring } from '@/components/ui/Mark'
import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { QUESTION_COUNT_LABEL, WHAT_ANSWERS_SEND } from '@/lib/quiz/answers'
import type { Site } from '@/lib/schemas/site'

type Props = { claims: Site['quizClaims']; unproven: string }

/** The headline and the claims from the specification, and what we cannot prove about them. */
export const QuizIntro = ({ claims: { savings, users, duration }, unproven }: Props) => (
  <>
    <h1 className="mb-2 max-w-[47rem] heading-1 md:mb-4">
      <NoWrap>{`Save Up To ${savings} on GLP-1 Medication`}</NoWrap>
    </h1>
    <p>
      {`${QUESTION_COUNT_LABEL}, ${duration}. ${users} users.`}
      {unproven && <Ring />}
    </p>
    {unproven && (
      <p className="text-sm text-muted">
        <Mark kind="ring" className="mr-1.5" />
        {unproven}
      </p>
    )}
  </>
)

/** Where the answers go, and links out of the quiz. */
export const QuizOutro = () => (
  <div className="text-sm/snug">
    <p className="mb-2 text-base font-semibold">No signup. No spam. 100% Free</p>
    <p className="text-muted">{WHAT_ANSWERS_SEND}</p>
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
