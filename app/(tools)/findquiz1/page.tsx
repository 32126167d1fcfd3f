import { Island } from '@/components/Island'
import { RoutePage } from '@/components/layout/PageShell'
import { getSampleAnswer } from '@/components/quiz/get-sample-answer'
import { getApprovedFor } from '@/components/ui/get-approved-for'
import { InlineScript } from '@/components/ui/InlineScript'
import { getContent } from '@/lib/content'
import { getEarlyFormScript } from '@/lib/quiz/early-form'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('quiz')

export default function QuizPage() {
  const { site, quiz, testimonials } = getContent()
  return (
    <RoutePage name="quiz">
      <Island
        name="QuizFlow"
        props={{
          approval: getApprovedFor(),
          sample: getSampleAnswer(),
          claims: site.quizClaims,
          texts: quiz,
          testimonials: testimonials.testimonials.map(({ text, illustrative = false }) => ({
            text,
            isIllustrative: illustrative,
          })),
        }}
      />
      <InlineScript code={getEarlyFormScript()} />
    </RoutePage>
  )
}
