import { Island } from '@/components/layout/Island'
import { PageShell } from '@/components/layout/PageShell'
import { getApprovedFor } from '@/components/ui/get-approved-for'
import { ROUTES } from '@/lib/base/routes'
import { getSite, getTestimonials } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/page-metadata'

export const metadata = routeMetadata('quiz')

export default function QuizPage() {
  return (
    <PageShell path={ROUTES.quiz}>
      <Island
        name="QuizFlow"
        props={{
          approval: getApprovedFor(),
          claims: getSite().quizClaims,
          testimonials: getTestimonials().map(({ text, illustrative = false }) => ({
            text,
            isIllustrative: illustrative,
          })),
        }}
      />
    </PageShell>
  )
}
