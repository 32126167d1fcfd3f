import { TextLink } from '@/components/ui/TextLink'
import { compareNames } from '@/lib/base/format'
import { providerPath } from '@/lib/base/routes'
import { getRecords } from '@/lib/content'
import { getLeavingLines, getLeavingTerms, getOpenQuestions } from '@/lib/providers/leaving'
import { formatMarket } from '@/lib/providers/listing'
import type { ListedRecord } from '@/lib/providers/ranking'

/** What we know of leaving each seller, by name. Those of which we know nothing are one line. */
export function SellersToLeave() {
  const sellers = getRecords()
    .toSorted(compareNames)
    .map((record) => ({ record, lines: [...getLeavingLines(record), ...getLeavingTerms(record)] }))
  const known = sellers.filter(({ lines }) => lines.length > 0)
  const unknown = sellers.filter(({ lines }) => lines.length === 0)
  const told = sellers.filter(({ record }) => getLeavingLines(record).length > 0).length
  return (
    <>
      <p className="mb-2 text-sm text-muted">
        {`${formatMarket(sellers.length)} `}
        {told === 0
          ? 'We don’t know yet how to leave any of them: ask first.'
          : `We know how to leave ${told} of them.`}
      </p>
      <ul className="border-t-2 border-frame text-sm/snug">
        {known.map(({ record, lines }) => (
          <li key={record.id} id={record.id} className="border-b border-line py-2">
            <SellerLink record={record} />
            <dl>
              {lines.map(({ field, label, text, href }) => (
                <div key={field} className="flex flex-wrap gap-x-2">
                  <dt className="text-muted">{`${label}: `}</dt>
                  <dd>{href ? <TextLink href={href}>{text}</TextLink> : text}</dd>
                </div>
              ))}
            </dl>
            {getLeavingLines(record).length > 0 && getOpenQuestions(record).length > 0 && (
              <p className="text-muted">{`Ask: ${getOpenQuestions(record).join(' ')}`}</p>
            )}
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className="py-2 text-sm/loose">
          <span className="text-muted">Not known: </span>
          {unknown.map(({ record }, index) => (
            <span key={record.id}>
              {index > 0 && ' · '}
              <SellerLink record={record} />
            </span>
          ))}
        </p>
      )}
    </>
  )
}

const SellerLink = ({ record: { id, name } }: { record: ListedRecord }) => (
  <a href={`${providerPath(id)}#leaving`} className="font-semibold underlined-link">
    {name}
  </a>
)
