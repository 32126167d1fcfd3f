import { FACT_KEYS, getCheckClass } from '@/lib/base/facts'
import { spellCount } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getContent, getRecords } from '@/lib/content'
import { countChecks } from '@/lib/providers/check-counts'

/** The facts whose checks expire first. */
const PRICE_FACTS = FACT_KEYS.filter((key) => getCheckClass(key) === 'prices')

/** How long a check is valid, and how many facts have a valid one. */
export function Checks() {
  const { prices, others } = getContent().site.checksExpireAfterDays
  const counts = countChecks(getRecords(), { prices, others }, getBuildDay())
  const rows = [
    { name: 'Prices', ...counts.prices },
    { name: 'Certificates', ...counts.certificates },
    { name: 'Other facts on record', ...counts.others },
  ]
  return (
    <>
      <p>
        {`A fact counts as checked when a person has compared it with a page of the provider, on a day that we name. The check of one of the ${spellCount(PRICE_FACTS.length)} facts about price counts for ${prices} days, any other for ${others}. After that it is marked “due again”.`}
      </p>
      <dl className="mb-5 max-w-reading border-b border-line">
        {rows.map(({ name, done, total }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
            <dt>{name}</dt>
            <dd className="ml-auto font-semibold">{`${done} of ${total} checked`}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
