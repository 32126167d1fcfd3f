import { countUnits, spellCount } from '@/lib/base/format'
import styles from './OfferComparison.module.css'
import type { Comparison } from './use-comparison'

const TITLES = ['', 'Nothing matches that we know of', 'Nothing matches both']

/** No offer matches: what is left without each part of the question. */
export function NothingMatches({ comparison: { parts, remove } }: { comparison: Comparison }) {
  return (
    <div className={styles.nothing}>
      <h2 key={parts.length} className="heading-3">
        {TITLES[parts.length] ?? `Nothing matches all ${spellCount(parts.length)}`}
      </h2>
      <p className="text-muted">Leave one out:</p>
      <ul>
        {parts.map(({ key, text, offers }) => (
          <li key={`${key} ${offers}`}>
            <span>
              Without <strong>{text}</strong>
            </span>
            {offers > 0 ? (
              <button type="button" onClick={() => remove(key)} className="min-h-11 font-semibold text-link">
                {`${countUnits(offers, 'offer')} →`}
                <span className="sr-only">{` without ${text}`}</span>
              </button>
            ) : (
              <span className="text-muted">still none</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
