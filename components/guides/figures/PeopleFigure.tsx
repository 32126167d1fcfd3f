import { FigureLegend } from '@/components/guides/Figure'
import { PeopleDots } from '@/components/guides/PeopleDots'
import type { PropsOf } from '@/lib/guides/props'
import styles from './PeopleFigure.module.css'

const KEYS = {
  'more, on the drug': 'rounded-pill bg-accent forced-colors:bg-[Highlight]',
  'as many as on placebo': 'rounded-pill bg-slate forced-colors:bg-[CanvasText]',
  'not affected': 'rounded-pill border border-slate',
}

/** Side effects as 100 people: gray as on placebo, green added by the drug, rings for the rest. An answer has larger figures. */
export function PeopleFigure({ rows, isLarge }: PropsOf<'People'>) {
  const Effect = isLarge ? LargeEffect : SmallEffect
  return (
    <>
      <FigureLegend keys={KEYS} />
      <ul className={`${styles.people} ${isLarge ? styles.large : ''}`}>
        {rows.map(({ effect, drug, placebo }) => (
          <li key={effect} className="break-inside-avoid">
            <Effect effect={effect} drug={Math.round(drug)} placebo={Math.round(placebo)} />
          </li>
        ))}
      </ul>
    </>
  )
}

type Props = { effect: string; drug: number; placebo: number }

const SmallEffect = ({ effect, drug, placebo }: Props) => (
  <>
    <PeopleDots className="mb-1.5 block h-auto w-full max-w-30" total={drug} shared={placebo} />
    <strong className="block text-sm max-md:text-xs [overflow-wrap:normal]">{effect}</strong>
    <span className="block text-sm text-muted">
      <strong className="text-h3 text-accent">
        {drug >= placebo ? `+${drug - placebo}` : `−${placebo - drug}`}
      </strong>{' '}
      {drug} vs {placebo}
    </span>
  </>
)

const LargeEffect = ({ effect, drug, placebo }: Props) => (
  <>
    <p className="mb-2!">
      <strong className="block text-h3">{drug} of 100</strong>{' '}
      <span className="block text-sm/[1.4]">
        {effect}: {describeDifference(drug - placebo)}
      </span>
    </p>
    <PeopleDots className="block h-auto w-full max-w-40" total={drug} shared={placebo} />
  </>
)

/** The difference in whole people: "20 more than on placebo". */
function describeDifference(difference: number): string {
  if (difference === 0) return 'as many as on placebo'
  return difference > 0 ? `${difference} more than on placebo` : `${-difference} fewer than on placebo`
}
