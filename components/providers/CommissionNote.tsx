import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'

/** What a commission may influence, after a sentence that says who pays. A signed statement removes it. */
export function MayAffect() {
  return getContent().about.rankingStatement ? (
    <TextLink href={ROUTES.howWeRank}>How we rank</TextLink>
  ) : (
    <>
      This may affect{' '}
      <TextLink href={`${ROUTES.howWeRank}#commissions`}>who is listed and in what order</TextLink>.
    </>
  )
}

/** Under ranks and scores on a page without paid links: the ranking has some. */
export function CommissionNote() {
  return (
    <p className="mt-2 text-sm leading-snug text-muted">
      {getContent().site.disclosure.replace(/\.$/, ' on the ranking.')} <MayAffect />
    </p>
  )
}
