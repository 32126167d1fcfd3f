import { ResultsPage } from '@/components/quiz/ResultsPage'
import { getSite } from '@/lib/content'
import { resultsMetadata } from '@/lib/content/page-metadata'
import { getQuizTitleRules } from '@/lib/quiz/results-title'
import { ROUTES } from '@/lib/site/routes'

export const metadata = resultsMetadata('quizResults')

export default function QuizResultsPage() {
  return (
    <ResultsPage
      path={ROUTES.quizResults}
      rules={getQuizTitleRules(getSite().resultsEdition)}
      backLabel="Back to quiz"
    />
  )
}
