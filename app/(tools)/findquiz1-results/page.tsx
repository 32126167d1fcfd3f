import { ResultsPage } from '@/components/quiz/ResultsPage'
import { resultsMetadata } from '@/lib/seo/metadata'

export const metadata = resultsMetadata('quizResults')

export default function QuizResultsPage() {
  return <ResultsPage page="quizResults" backLabel="Back to quiz" />
}
