import { ResultsPage } from '@/components/quiz/ResultsPage'
import { resultsMetadata } from '@/lib/seo/metadata'

export const metadata = resultsMetadata('personalizedRanking')

export default function PersonalizedRankingPage() {
  return <ResultsPage page="personalizedRanking" backLabel="Back to Provider Search" />
}
