import { ResultsPage } from '@/components/quiz/ResultsPage'
import { pageMetadata } from '@/lib/content/page-metadata'
import { PERSONAL_TITLE_RULES } from '@/lib/quiz/results-title'
import { ROUTES } from '@/lib/site/routes'

export const metadata = pageMetadata({
  title: 'Personalized Ranking',
  description: 'The ranking of online GLP-1 providers under a title for your age, gender and state.',
  path: ROUTES.rankings,
  indexed: false,
})

export default function PersonalizedRankingPage() {
  return (
    <ResultsPage
      path={ROUTES.personalizedRanking}
      rules={PERSONAL_TITLE_RULES}
      backLabel="Back to Provider Search"
    />
  )
}
