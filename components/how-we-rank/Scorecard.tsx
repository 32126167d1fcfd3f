import { getBuildDay } from '@/lib/base/month'
import { getContent, getProviders, getRecords } from '@/lib/content'
import { getScorecard } from '@/lib/providers/scorecard'

/** What a reader should know before trusting the ranking, in four figures. */
export function Scorecard() {
  const scores = getScorecard({
    ranked: getProviders(),
    records: getRecords(),
    limits: getContent().site.checksExpireAfterDays,
    today: getBuildDay(),
    hasStatement: getContent().about.rankingStatement !== null,
  })
  return (
    <dl className="mb-8 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-4 border-y-2 border-frame py-4 max-w-figure">
      {scores.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-figure font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
