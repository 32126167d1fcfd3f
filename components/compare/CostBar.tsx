import { type CostRow, INCLUDED } from '@/lib/providers/cost-table'

/** What a provider states, with medication billed on top or not stated, an approved drug, or the visitor's own figure. */
export type BarLook = 'stated' | 'open' | 'maker' | 'own'

type Props = { percent: number; look: BarLook }

/** An <svg> takes its width from an attribute; a style in the markup is refused by the policy. */
export function CostBar({ percent, look }: Props) {
  return percent > 0 && <svg aria-hidden="true" width={`${percent}%`} height="14" className={`bar ${look}`} />
}

/** Striped where the sum may not be all there is to pay. */
export function getBarLook({ approved, medication }: CostRow): BarLook {
  if (approved) return 'maker'
  return medication === INCLUDED ? 'stated' : 'open'
}
