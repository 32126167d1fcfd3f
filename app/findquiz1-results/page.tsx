import { ResultsPage } from '@/components/quiz/ResultsPage'
import { getSite } from '@/lib/content'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getQuizTitleRules } from '@/lib/quiz/results-title'
import { ROUTES } from '@/lib/site/routes'

export const metadata = pageMetadata({
  title: 'Your Quiz Results',
  description: 'The top-ranked online GLP-1 providers, with the stated price and first-year cost of each.',
  path: ROUTES.rankings,
  indexed: false,
})

export default function QuizResultsPage() {
  return (
    <ResultsPage
      path={ROUTES.quizResults}
      rules={getQuizTitleRules(getSite().resultsEdition)}
      backLabel="Back to quiz"
    />
  )
}
