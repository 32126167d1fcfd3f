import { ResultsPage } from '@/components/quiz/ResultsPage'
import { ROUTES } from '@/lib/base/routes'
import { PERSONAL_TITLE_RULES } from '@/lib/quiz/results-title'
import { resultsMetadata } from '@/lib/seo/page-metadata'

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
