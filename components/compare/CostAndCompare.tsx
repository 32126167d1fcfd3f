import type { ComparedProvider } from '@/lib/providers/compare'
import type { MakerCourse } from '@/lib/providers/cost-table'
import { CompareSection } from './CompareSection'
import { CostSection } from './CostSection'

type Props = { providers: readonly ComparedProvider[]; maker: MakerCourse | null }

/** What the first year costs, and the comparison: one island, so that their data is sent once. */
export function CostAndCompare({ providers, maker }: Props) {
  return (
    <>
      <CostSection providers={providers} maker={maker} />
      <CompareSection providers={providers} />
    </>
  )
}
