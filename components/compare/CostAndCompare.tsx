import type { ApprovedOffer } from '@/lib/providers/approved-drugs'
import type { ComparedProvider } from '@/lib/providers/compare'
import { CompareSection } from './CompareSection'
import { CostSection } from './CostSection'

type Props = {
  providers: readonly ComparedProvider[]
  offers: readonly ApprovedOffer[]
  uncomputed: readonly string[]
}

/** The costs and the comparison, in one island, so that their data is sent once. */
export function CostAndCompare({ providers, ...approved }: Props) {
  return (
    <>
      <CostSection providers={providers} {...approved} />
      <CompareSection providers={providers} />
    </>
  )
}
