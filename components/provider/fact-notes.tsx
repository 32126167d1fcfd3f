// What is under the value of a fact. Server only.
import { joinNames } from '@/lib/base/format'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { getCardFacts } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'

export const CertificateNote = () => (
  <span className="block text-muted">
    <a href={`${ROUTES.howWeRank}#certificate`} className="inline-flex min-h-11 items-center underlined-link">
      For the business, not the drug
    </a>
  </span>
)

/** A pill of which we do not know what it is. */
export function PillNote({ record }: { record: ListedRecord }) {
  const facts = getCardFacts(record)
  if (!facts.form?.startsWith('pills') || facts.product) return null
  const pills = getContent()['maker-prices'].drugs.filter(
    ({ approvedForWeight, offers }) =>
      approvedForWeight && offers.some(({ product }) => product?.some(({ form }) => form === 'pill')),
  )
  return (
    <span className="block text-muted">
      {`Approved pills: ${joinNames(pills.map(({ name }) => name))}. Ask whether it is one of them.`}
    </span>
  )
}
