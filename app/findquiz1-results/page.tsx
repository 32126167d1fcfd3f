import { ResultsPage } from '@/components/quiz/ResultsPage'
import { getSite } from '@/lib/content'
import { getQuizTitleRules } from '@/lib/quiz/results-title'
import { pageMetadata } from '@/lib/site/metadata'
import { ROUTES } from '@/lib/site/routes'

export const metadata = pageMetadata({
  title: 'Your Quiz Results',
  description:
    'The five top-ranked online GLP-1 providers, with the stated price and first-year cost of each.',
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
