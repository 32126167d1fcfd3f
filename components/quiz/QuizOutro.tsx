import { SiteLink } from '@/components/ui/SiteLink'
import { ROUTES } from '@/lib/site/routes'

/** Where the answers go, and the ways out of the quiz. */
export function QuizOutro() {
  const links = 'inline-flex min-h-11 items-center text-pine underline underline-offset-4 hover:no-underline'
  return (
    <div className="mt-8 max-w-[36rem] text-sm text-muted">
      <p className="mb-3">
        Your answers go into the address of the results page, nowhere else. They change its title; the ranking
        is the same for everyone.
      </p>
      <p className="flex flex-wrap gap-x-6">
        <SiteLink href={ROUTES.blog} className={links}>
          Back to Blog
        </SiteLink>
        <SiteLink href={ROUTES.personalizedRanking} className={links}>
          See the ranking without answers
        </SiteLink>
      </p>
    </div>
  )
}
