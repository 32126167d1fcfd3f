import type { ComparedProvider } from '@/lib/providers/compare'
import { CompareSection } from './CompareSection'
import { CostSection } from './CostSection'

type Props = { providers: readonly ComparedProvider[] }

/** What the first year costs, and the comparison: one island, so that their data is sent once. */
export function CostAndCompare({ providers }: Props) {
  return (
    <>
      <CostSection providers={providers} />
      <CompareSection providers={providers} />
    </>
  )
}
