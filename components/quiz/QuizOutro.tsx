import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { WHAT_ANSWERS_SEND } from '@/lib/quiz/answers'

/** Where the answers go, and links out of the quiz. */
export function QuizOutro({ change }: { change: string }) {
  return (
    <div className="mt-8 max-w-[36rem] text-sm text-muted">
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
}
