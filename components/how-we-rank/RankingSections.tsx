// Sections of /how-we-rank about the ranking: what it looks at, and who pays.
import { formatDisclosure } from '@/components/layout/Disclosure'
import { Pips } from '@/components/ui/Pips'
import { TextLink } from '@/components/ui/TextLink'
import { formatDay } from '@/lib/base/format'
import { ROUTES } from '@/lib/base/routes'
import { getContent, getProviders, getRecords } from '@/lib/content'
import { getFact } from '@/lib/providers/fact-values'
import { FACT_KEYS, FACTS, type FactKey, getFactsByGroup } from '@/lib/schemas/fact-words'

/** With more records, a number says it better than squares. */
const PIPS_MAX = 10

/** Every fact in a record, by group, and how many records have it. */
export function FactGroups() {
  const groups = getFactsByGroup()
  const records = getRecords()
  const hasPips = records.length <= PIPS_MAX
  const countKnown = (key: FactKey) => records.filter((record) => getFact(record, key) !== undefined).length
  return (
    <>
      <p>
        {`Every record asks for the same ${FACT_KEYS.length} facts, in ${groups.length} groups. They are the “${getContent().site.counts.criteria}+ evaluation criteria” that other pages mention. ${hasPips ? 'Filled squares count' : 'The numbers count'} those of our ${records.length} records that have a fact.`}
      </p>
      <div className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-5">
        {groups.map(({ group, title, keys }) => (
          <div key={group} className="break-inside-avoid border-t border-line pt-3">
            <h3 className="mt-0! mb-1!">{title}</h3>
            <ul className="text-sm">
              {keys.map((key) => (
                <li key={key} className="mb-1! flex items-baseline justify-between gap-x-3 leading-snug">
                  {`${FACTS[key].label} `}
                  <span className="shrink-0">
                    {hasPips && <Pips filled={countKnown(key)} total={records.length} />}
                    <span className={hasPips ? 'sr-only' : ''}>
                      {`${countKnown(key)} of ${records.length}`}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p>
        What we don’t know, we never fill in from memory. “We know 6 of {FACT_KEYS.length} facts” counts what
        a record contains. The count changes neither the score nor the order.
      </p>
    </>
  )
}

/** What is known about how the scores were determined, from the data only. */
export function Scores() {
  const ranked = getProviders()
  const published = ranked.filter(({ scoreEvidence }) => scoreEvidence).length
  return (
    <>
      <p>
        Each ranked provider has a score from 0 to 10. The scores are our editors’ opinion, and so is the
        order of the list. “{ranked[0]?.topChoiceBadgeText}” is our number 1. Every card shows five stars and
        the word “Excellent”.
      </p>
      {published > 0 && (
        <p>{`We have published how ${published} of the ${ranked.length} scores ${published === 1 ? 'was' : 'were'} made. Each of these has a link on its card.`}</p>
      )}
    </>
  )
}

export function Considered() {
  const { counts, evidence } = getContent().site
  const proof = evidence.reviewedCount
  return (
    <>
      <p>
        {`${counts.reviewed}+ providers were reviewed for the ranking, and ${counts.analysed}+ analysed. `}
        {proof ? (
          <TextLink href={proof.source}>See the list of those reviewed</TextLink>
        ) : (
          <TextLink href="#checks">What each claim rests on</TextLink>
        )}
      </p>
      <p>
        {`What you can read today is ${getProviders().length} records: `}
        <TextLink href={ROUTES.providers}>all providers that we know</TextLink>. A provider that is missing is
        not worse for it.
      </p>
    </>
  )
}

/** Who pays us, and what that may influence. Only a signed statement in content/about.json removes the warning. */
export function Commissions() {
  const { rankingStatement } = getContent().about
  return (
    <>
      <p>
        {formatDisclosure()} You pay us nothing.
        {rankingStatement && (
          <>
            {` On ${formatDay(rankingStatement.date)}, ${rankingStatement.name} signed a statement that commissions affect neither who is listed nor the order. `}
            <TextLink href={rankingStatement.record}>Read the statement</TextLink>.
          </>
        )}
      </p>
      <p>
        We earn nothing on approved drugs bought from their makers. Their prices are shown next to the list
        for comparison, without a rank or a paid link. Read more in our{' '}
        <TextLink href="/affiliate-disclosure">Affiliate Disclosure</TextLink>.
      </p>
    </>
  )
}

/** What a test shows about paid links: tests/unit/components/paid-links.test.tsx. */
export const PaidLinks = () => (
  <>
    <p>
      Not through a link. No file of ours says what a seller pays, and this is tested: a test builds the
      rankings, the comparison and the quiz results as you see them, and again with every paid link swapped
      among the sellers. The pages may differ only in where those links lead. It runs whenever this site is
      changed.
    </p>
    <p>
      To run it in a copy of the site’s code: <code>npm run unit -- paid-links</code>. It cannot see why we
      put a seller in its place: the order is a list that our editors write.
    </p>
  </>
)
