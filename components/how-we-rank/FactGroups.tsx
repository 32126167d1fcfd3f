import { FACT_KEYS, FACTS, getFactsByGroup } from '@/lib/base/facts'
import { getContent, getRecords } from '@/lib/content'

/** Every fact in a record, by group. */
export function FactGroups() {
  const groups = getFactsByGroup()
  const isUnchecked = getRecords().every(({ evidence }) => Object.keys(evidence).length === 0)
  return (
    <>
      <p>
        {`Every record asks for the same ${FACT_KEYS.length} facts, in ${groups.length} groups. They are the “${getContent().site.counts.criteria}+ evaluation criteria” that other pages mention.`}
      </p>
      <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        {groups.map(({ group, title, keys }) => (
          <div key={group} className="break-inside-avoid border-t border-line pt-3">
            <h3 className="mt-0! mb-1!">{title}</h3>
            <ul className="text-sm">
              {keys.map((key) => (
                <li key={key} className="mb-0!">
                  {FACTS[key].label}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p>
        A gap is a gap in our record, and we never fill it from memory.{' '}
        {isUnchecked && 'What is on record we have not yet compared with the provider’s own pages. '}“On
        record: 6 of {FACT_KEYS.length} facts” counts what a record contains. The count changes neither the
        score nor the order.
      </p>
    </>
  )
}
