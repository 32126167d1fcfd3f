import { getLegend, type LegendOf } from '@/lib/offers/words/offers'
import bar from './Bar.module.css'
import line from './BreakEvenLine.module.css'
import styles from './Legend.module.css'

type Props = {
  /** Rows or plans of the page: makers' prices say when they were reported. */
  of: readonly LegendOf[]
  note?: string
  /** The offer whose sum a diamond marks. */
  reference?: string | undefined
  /** Where another part of the page has the drawings. */
  isShort?: boolean | undefined
}

/** What the looks of the bars mean. Once on every page with bars, because it holds their stripes and torn end. */
export const Legend = ({ of, note, reference, isShort }: Props) => (
  <ul className="flex flex-wrap gap-x-3 py-1 text-xs/5 text-muted">
    {Object.entries(getLegend(of)).map(([key, text]) => (
      <li key={key} className="pl-6.5 -indent-6.5">
        <svg aria-hidden="true" className={`${bar.bar} ${KEYS[key] ?? ''} ${styles.key}`}>
          {key === 'at-least' && !isShort && <Drawings />}
          <rect
            width={key === 'range' ? 10 : 20}
            height="14"
            className={key === 'unknown' ? bar.unknown : undefined}
          />
          {key === 'range' && <rect x="10" width="10" height="14" className={bar.range} />}
          {key === 'at-least' && <use href="#costs_tear" x="20" />}
        </svg>
        {`${text} `}
      </li>
    ))}
    {reference && (
      <li className={line.line}>
        <svg aria-hidden="true" viewBox="0 0 10 10" className={line.diamond}>
          <path d="M5 0 10 5 5 10 0 5z" />
        </svg>
        {`first year of ${reference}`}
      </li>
    )}
    {note && <li>{note}</li>}
  </ul>
)

const KEYS: Record<string, string | undefined> = {
  'at-least': bar.atLeast,
  maker: bar.maker,
  unknown: bar.maker,
}

/** The tile of the stripes is as high as a bar and includes its upper and lower edge. */
export const Drawings = () => (
  <defs>
    <pattern id="costs_stripes" width="9" height="14" patternUnits="userSpaceOnUse">
      <path d="M0 0h9v1H0zm0 13h9v1H0zm0 1h-4.5L4.5 0H9zm9 0h-4.5L13.5 0H18z" />
    </pattern>
    <path id="costs_tear" d="M0 0-6 2.3 0 4.7-6 7 0 9.3-6 11.7 0 14" className="fill-card stroke-current" />
    <path id="costs_diamond" d="M0 0 7 7 0 14-7 7z" />
  </defs>
)
