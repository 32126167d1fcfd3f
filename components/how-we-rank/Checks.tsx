import { Panel } from '@/components/ui/Panel'
import { FACT_KEYS, getCheckClass } from '@/lib/base/facts'
import { spellCount } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getProviders, getRecords, getSite } from '@/lib/content'
import { countChecks } from '@/lib/providers/check-counts'

/** The facts whose checks expire first. */
const PRICE_FACTS = FACT_KEYS.filter((key) => getCheckClass(key) === 'prices')

/** How long a check is valid, and how many facts have a valid one. */
export function Checks() {
  const { prices, others } = getSite().checksExpireAfterDays
  const ranked = getProviders()
  const counts = countChecks(getRecords(), { prices, others }, getBuildDay())
  const rows = [
    { name: 'Prices', ...counts.prices },
    { name: 'Certificates', ...counts.certificates },
    { name: 'Other stated facts', ...counts.others },
    {
      name: 'Scores with a published breakdown',
      done: ranked.filter(({ scoreEvidence }) => scoreEvidence).length,
      total: ranked.length,
    },
  ]
  return (
    <>
      <p>
        {`A fact counts as checked when a person has compared it with a page of the provider, on a day that we name. The check of one of the ${spellCount(PRICE_FACTS.length)} facts about price counts for ${prices} days, any other for ${others}. After that it is marked “due again”.`}
      </p>
      <div className="mb-5 [&_p]:mb-0!">
        <Panel title="Checked now" aside="Of those stated">
          <dl>
            {rows.map(({ name, done, total }) => (
              <div
                key={name}
                className="flex justify-between gap-x-4 border-t border-line px-inset @max-[17rem]:flex-wrap py-3 first:border-t-0"
              >
                <dt className="min-w-0">{name}</dt>
                <dd className="font-semibold whitespace-nowrap">{`${done} of ${total}`}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
    </>
  )
}
