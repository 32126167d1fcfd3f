import { Island } from '@/components/layout/Island'
import { JsonLd } from '@/components/layout/JsonLd'
import { PageShell } from '@/components/layout/PageShell'
import { ROUTES } from '@/lib/base/routes'
import { getSafety, getSite, getSources, getTestimonials } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/page-metadata'
import { describeRoute } from '@/lib/seo/structured-data/page-graphs'

export const metadata = routeMetadata('quiz')

export default function QuizPage() {
  const { approvedFor } = getSafety()
  return (
    <PageShell path={ROUTES.quiz}>
      <JsonLd things={describeRoute('quiz')} />
      <Island
        name="QuizFlow"
        props={{
          approval: {
            lead: approvedFor.lead,
            text: approvedFor.text,
            sources: getSources(approvedFor.sources).map(({ label, url }) => ({ label, url })),
          },
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
