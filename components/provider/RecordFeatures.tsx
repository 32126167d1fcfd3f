import { CardFeatures } from '@/components/cards/CardFeatures'
import { getFeatures } from '@/lib/providers/features'
import type { ListedRecord } from '@/lib/providers/ranking'

/** What the provider offers besides its main benefit, which is under its name: all that a card shows and folds. */
export function RecordFeatures({ record }: { record: ListedRecord }) {
  const { shown, folded } = getFeatures({ ...record, isTopChoice: false })
  if (shown.length === 0) return null
  return <CardFeatures card={{ shown: [...shown, ...folded], folded: [] }} className="mt-3 text-sm" />
}
