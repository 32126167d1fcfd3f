import { NoWrap } from '@/components/ui/NoWrap'
import { QUESTION_COUNT_LABEL } from '@/lib/quiz/answers'
import type { Site } from '@/lib/schemas/site'

type Props = { claims: Site['quizClaims']; unproven: string }

/** The headline and the claims from the specification, each directly above what we cannot prove about it. */
export function QuizIntro({ claims: { savings, users, duration }, unproven }: Props) {
  return (
    <>
      <p className="mb-2 text-sm font-semibold text-accent">No signup. No spam. 100% Free</p>
      <h1 className="mb-5 max-w-[47rem] heading-1">
        <NoWrap>{`Save Up To ${savings} on GLP-1 Medication`}</NoWrap>
      </h1>
      <p className="text-lead text-muted">{`${QUESTION_COUNT_LABEL}, ${duration}. ${users} users.`}</p>
      <p className="mb-8 max-w-[36rem] text-sm text-muted">{unproven}</p>
    </>
  )
}
