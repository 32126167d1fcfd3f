import { ResultsPage } from '@/components/quiz/ResultsPage'
import { resultsMetadata } from '@/lib/content/page-metadata'
import { PERSONAL_TITLE_RULES } from '@/lib/quiz/results-title'
import { ROUTES } from '@/lib/site/routes'

export const metadata = resultsMetadata('personalizedRanking')

export default function PersonalizedRankingPage() {
  return (
    <ResultsPage
      path={ROUTES.personalizedRanking}
      rules={PERSONAL_TITLE_RULES}
      backLabel="Back to Provider Search"
    />
  )
}
