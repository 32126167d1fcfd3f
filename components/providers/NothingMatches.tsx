import { countUnits, spellCount } from '@/lib/base/format'
import { formatPart } from '@/lib/offers/words/compare'
import styles from './NothingMatches.module.css'
import type { CountedPart } from './useComparison'

const TITLES = ['', 'Nothing matches that we know of', 'Nothing matches both']

type Props = { parts: readonly CountedPart[]; onRemove: (key: string) => void }

/** No offer matches: what is left without each part of the question. */
export const NothingMatches = ({ parts, onRemove }: Props) => (
  <div className={styles.nothing}>
    <h2 className="heading-3">{TITLES[parts.length] ?? `Nothing matches all ${spellCount(parts.length)}`}</h2>
    <p className="text-muted">Leave one out:</p>
    <ul>
      {parts.map(({ part, offers }) => (
        <li key={`${part.key} ${offers}`}>
          <span>
            Without <strong>{formatPart(part)}</strong>
          </span>
          {offers > 0 ? (
            <button
              type="button"
              onClick={() => onRemove(part.key)}
              className="min-h-11 font-semibold text-link"
            >
              {`${countUnits(offers, 'offer')} →`}
              <span className="sr-only">{` without ${formatPart(part)}`}</span>
            </button>
          ) : (
            <span className="text-muted">still none</span>
          )}
        </li>
      ))}
    </ul>
  </div>
)
