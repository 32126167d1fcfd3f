import { getPriceNotice } from '@/components/layout/check-notes'
import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'

/** The sentence above the first paid link on a page, and whether the prices have been checked. */
export const Disclosure = () => (
  <p className="mb-4 text-sm/snug">
    {getContent().site.disclosure} <MayAffect /> {getPriceNotice()}
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
