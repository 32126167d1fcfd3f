import { ResultsPage } from '@/components/results/ResultsPage'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('personalizedRanking')

export default function PersonalizedRankingPage() {
  return <ResultsPage page="personalizedRanking" backLabel="Back to Provider Search" />
}
