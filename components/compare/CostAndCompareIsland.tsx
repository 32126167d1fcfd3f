'use client'
// A client component because sums, order and choice follow the visitor; as one it carries its data once.
import type { ComparedProvider } from '@/lib/providers/compare'
import { CompareSection } from './CompareSection'
import { CostSection } from './CostSection'

type Props = { providers: readonly ComparedProvider[] }

export function CostAndCompareIsland({ providers }: Props) {
  return (
    <>
      <CostSection providers={providers} />
      <CompareSection providers={providers} />
    </>
  )
}
