import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent, getProviders } from '@/lib/content'
import { formatMissingCare } from '@/lib/providers/summary'
import { getPriceNotice } from './check-notes'

/** The sentence above the first paid link on a page, and whether the prices have been checked. */
export const Disclosure = () => (
  <p className="mb-4 text-sm/snug">
    {getContent().site.disclosure} <MayAffect /> {getPriceNotice()}
  </p>
)

/** Directly above the first card of a list: what to ask first, then what is paid and what that may influence. */
export function ListDisclosure() {
  const ask = formatMissingCare(getProviders())
  return (
    <p className="mt-2 mb-2 text-sm/[1.3] md:my-4 lg:flex-1">
      {ask} {getContent().site.disclosure} <MayAffect />
    </p>
  )
}

/** Under ranks and scores on a page without paid links: the ranking has some. */
export const CommissionNote = () => (
  <p className="mt-2 max-w-[36rem] text-sm/snug text-muted">
    {getContent().site.disclosure.replace(/\.$/, ' on the ranking.')} <MayAffect />
  </p>
)

/** What a commission may influence, after a sentence that says who pays. A signed statement removes it. */
const MayAffect = () =>
  getContent().about.rankingStatement ? (
    <TextLink href={ROUTES.howWeRank}>How we rank</TextLink>
  ) : (
    <>
      This may affect{' '}
      <TextLink href={`${ROUTES.howWeRank}#commissions`}>who is listed and in what order</TextLink>.
    </>
  )
