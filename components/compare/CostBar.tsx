import type { BarLook } from '@/lib/providers/cost-table'

type Props = { percent: number; look: BarLook | 'own' }

/** An <svg> takes its width from an attribute; a style in the markup is refused by the policy. */
export function CostBar({ percent, look }: Props) {
  return percent > 0 && <svg aria-hidden="true" width={`${percent}%`} height="14" className={`bar ${look}`} />
}
