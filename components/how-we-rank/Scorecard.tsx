import { getBuildDay } from '@/lib/base/month'
import { getContent, getProviders, getRecords } from '@/lib/content'
import { countChecks, formatCount } from '@/lib/providers/checks'
import styles from './Scorecard.module.css'

/** What a reader should know before trusting the ranking, in four figures, here and on social images. */
export function getScores(): { label: string; value: string }[] {
  const [ranked, records] = [getProviders(), getRecords()]
  const { prices } = countChecks(records, getContent().site.checksExpireAfterDays, getBuildDay())
  const published = ranked.filter(({ scoreEvidence }) => scoreEvidence).length
  // Whether somebody has signed that commissions affect neither who is listed nor the order.
  const hasStatement = getContent().about.rankingStatement !== undefined
  return [
    { label: 'Prices checked', value: formatCount(prices) },
    { label: 'Reasons for scores published', value: `${published} of ${ranked.length}` },
    { label: 'Records', value: String(records.length) },
    { label: 'Commissions may affect the order', value: hasStatement ? 'No' : 'Yes' },
  ]
}

export const Scorecard = () => (
  <dl className={styles.scores}>
    {getScores().map(({ label, value }) => (
      <div key={label} className="flex flex-col-reverse justify-end">
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="text-figure font-bold">{value}</dd>
      </div>
    ))}
  </dl>
)
