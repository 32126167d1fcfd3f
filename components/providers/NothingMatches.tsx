import { countUnits, spellCount } from '@/lib/base/format'
import { formatPart } from '@/lib/offers/words/compare'
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
        {parts.map(({ offers, ...part }) => (
          <li key={`${part.key} ${offers}`}>
            <span>
              Without <strong>{formatPart(part)}</strong>
            </span>
            {offers > 0 ? (
              <button
                type="button"
                onClick={() => remove(part.key)}
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
}
