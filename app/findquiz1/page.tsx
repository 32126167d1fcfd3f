import { PageShell } from '@/components/layout/PageShell'
import { QuizFlow } from '@/components/quiz/QuizFlow'
import { QuizIntro } from '@/components/quiz/QuizIntro'
import { QuizOutro } from '@/components/quiz/QuizOutro'
import { ROUTES } from '@/lib/base/routes'
import { getTestimonials } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/page-metadata'

export const metadata = routeMetadata('quiz')

export default function QuizPage() {
  return (
    <PageShell path={ROUTES.quiz}>
      <QuizFlow
        intro={<QuizIntro />}
        outro={<QuizOutro />}
        testimonials={getTestimonials().map(({ text, illustrative = false }) => ({
          text,
          isIllustrative: illustrative,
        }))}
      />
    </PageShell>
  )
}
