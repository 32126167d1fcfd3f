import { ResultsPage } from '@/components/results/ResultsPage'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('quizResults')

export default function QuizResultsPage() {
  return <ResultsPage page="quizResults" backLabel="Back to quiz" />
}
