import { Island } from '@/components/layout/Island'
import { RoutePage } from '@/components/layout/PageShell'
import { getApprovedFor } from '@/components/ui/get-approved-for'
import { getContent } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('quiz')

export default function QuizPage() {
  return (
    <RoutePage name="quiz">
      <Island
        name="QuizFlow"
        props={{
          approval: getApprovedFor(),
          claims: getContent().site.quizClaims,
          texts: getContent().quiz,
          testimonials: getContent().testimonials.testimonials.map(({ text, illustrative = false }) => ({
            text,
            isIllustrative: illustrative,
          })),
        }}
      />
    </RoutePage>
  )
}
