import { Island } from '@/components/layout/Island'
import { JsonLd } from '@/components/layout/JsonLd'
import { PageShell } from '@/components/layout/PageShell'
import { getApprovedFor } from '@/components/ui/get-approved-for'
import { ROUTES } from '@/lib/base/routes'
import { getQuiz, getSite, getTestimonials } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/page-metadata'
import { describeRoute } from '@/lib/seo/structured-data/page-graphs'

export const metadata = routeMetadata('quiz')

export default function QuizPage() {
  return (
    <PageShell path={ROUTES.quiz}>
      <JsonLd things={describeRoute('quiz')} />
      <Island
        name="QuizFlow"
        props={{
          approval: getApprovedFor(),
          claims: getSite().quizClaims,
          texts: getQuiz(),
          testimonials: getTestimonials().map(({ text, illustrative = false }) => ({
            text,
            isIllustrative: illustrative,
          })),
        }}
      />
    </PageShell>
  )
}
