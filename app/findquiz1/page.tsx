import { PageShell } from '@/components/layout/PageShell'
import { QuizFlow } from '@/components/quiz/QuizFlow'
import { QuizIntro } from '@/components/quiz/QuizIntro'
import { QuizOutro } from '@/components/quiz/QuizOutro'
import { getTestimonials } from '@/lib/content'
import { pageMetadata } from '@/lib/content/page-metadata'
import { ROUTES } from '@/lib/site/routes'

export const metadata = pageMetadata({
  title: 'Quiz: Find Your Cheapest GLP-1 Option',
  description:
    'Three questions, 30 seconds, no signup: see the ranking of online GLP-1 providers for your age and state.',
  path: ROUTES.quiz,
})

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
