import { InPreparation } from '@/components/layout/InPreparation'
import { PageShell } from '@/components/layout/PageShell'
import { pageMetadata } from '@/lib/site/metadata'
import { ROUTES } from '@/lib/site/routes'

export const metadata = pageMetadata({
  title: 'Save Up To $1,200/Year on GLP-1 Medication',
  description: 'Three questions to your cheapest GLP-1 option. The quiz is in preparation.',
  path: ROUTES.quiz,
})

export default function QuizPage() {
  return (
    <PageShell path={ROUTES.quiz}>
      <InPreparation title="Save Up To $1,200/Year on GLP-1 Medication">
        We are still building this quiz. Until then, the rankings show every provider with its first-year
        cost.
      </InPreparation>
    </PageShell>
  )
}
