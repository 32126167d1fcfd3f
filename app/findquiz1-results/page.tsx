import { ResultsPage } from '@/components/quiz/ResultsPage'
import { ROUTES } from '@/lib/base/routes'
import { getSite } from '@/lib/content'
import { getQuizTitleRules } from '@/lib/quiz/results-title'
import { resultsMetadata } from '@/lib/seo/page-metadata'

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
