import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { QUESTION_COUNT_LABEL, WHAT_ANSWERS_SEND } from '@/lib/quiz/answers'
import type { Site } from '@/lib/schemas/site'

type Props = { claims: Site['quizClaims']; unproven: string }

/** The headline and the claims from the specification, each directly above what we cannot prove about it. */
export const QuizIntro = ({ claims: { savings, users, duration }, unproven }: Props) => (
  <>
    <p className="mb-2 text-sm font-semibold text-accent">No signup. No spam. 100% Free</p>
    <h1 className="mb-3 max-w-[47rem] heading-1 md:mb-5">
      <NoWrap>{`Save Up To ${savings} on GLP-1 Medication`}</NoWrap>
    </h1>
    <p className="text-lead text-muted max-md:leading-snug">{`${QUESTION_COUNT_LABEL}, ${duration}. ${users} users.`}</p>
    <p className="mt-1 max-w-[36rem] text-sm text-muted">{unproven}</p>
  </>
)

/** Where the answers go, and links out of the quiz. */
export const QuizOutro = ({ change }: { change: string }) => (
  <div className="text-sm text-muted">
    <p className="mb-3">
      {change} {WHAT_ANSWERS_SEND}
    </p>
    <p className="flex flex-wrap gap-x-6">
      <StandaloneLink href={ROUTES.blog} variant="line">
        Back to Blog
      </StandaloneLink>
      <StandaloneLink href={ROUTES.personalizedRanking} variant="line">
        See the ranking without answers
      </StandaloneLink>
    </p>
  </div>
)
