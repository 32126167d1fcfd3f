import { getProviders } from '@/lib/content'
import { toCompared } from '@/lib/providers/compare'
import { CostAndCompareIsland } from './CostAndCompareIsland'

/** What the first year costs, and the comparison. One island around both, so that their data is sent once. */
export function CostAndCompare() {
  return <CostAndCompareIsland providers={getProviders().map(toCompared)} />
}
