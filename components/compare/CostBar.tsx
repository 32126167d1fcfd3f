import { type CostRow, INCLUDED } from '@/lib/providers/cost-table'

/** A stated price, one with medication billed on top or not stated, an approved drug, or the visitor's own price. */
export type BarLook = 'stated' | 'open' | 'maker' | 'own'

type Props = { percent: number; look: BarLook }

/** An <svg>, because its width is an attribute. The content security policy blocks style attributes. */
export function CostBar({ percent, look }: Props) {
  return percent > 0 && <svg aria-hidden="true" width={`${percent}%`} height="14" className={`bar ${look}`} />
}

/** A sum that may not include everything is striped. */
export function getBarLook({ approved, medication }: CostRow): BarLook {
  if (approved) return 'maker'
  return medication === INCLUDED ? 'stated' : 'open'
}
