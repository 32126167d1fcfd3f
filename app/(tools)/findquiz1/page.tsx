import { getMedicareProgram } from '@/components/costs/get-medicare-program'
import { getListRows } from '@/components/costs/page-plans'
import { InlineScript } from '@/components/layout/InlineScript'
import { Island } from '@/components/layout/Island'
import { RoutePage } from '@/components/layout/PageShell'
import { formatPricesChecked } from '@/components/rankings/check-notes'
import { getApprovedFor } from '@/components/ui/get-approved-for'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { getLowestRows } from '@/lib/costs/lowest'
import { getAnchor } from '@/lib/costs/plan'
import { formatWhatAnswersChange } from '@/lib/quiz/answers'
import { getEarlyFormScript } from '@/lib/quiz/early-form'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('quiz')

export default function QuizPage() {
  const { ranked, makers, maxCents } = getListRows('rankings')
  const rows = getLowestRows(ranked, makers).map(({ label, row }) => ({
    row,
    label,
    href: ROUTES.rankings + getAnchor(row),
  }))
  return (
    <RoutePage name="quiz">
      <Island
        name="QuizFlow"
        props={{
          approval: getApprovedFor(),
          preview: { checked: formatPricesChecked(), rows, maxCents },
          change: formatWhatAnswersChange(getMedicareProgram() !== null),
          claims: getContent().site.quizClaims,
          texts: getContent().quiz,
          testimonials: getContent().testimonials.testimonials.map(({ text, illustrative = false }) => ({
            text,
            isIllustrative: illustrative,
          })),
        }}
      />
      <InlineScript code={getEarlyFormScript()} />
    </RoutePage>
  )
}
