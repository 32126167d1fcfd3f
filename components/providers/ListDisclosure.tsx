import { TextLink } from '@/components/ui/TextLink'
import { howWeRankHref } from '@/lib/base/how-we-rank-sections'
import { ROUTES } from '@/lib/base/routes'
import { getAbout, getProviders, getSite } from '@/lib/content'
import { formatMissingCare } from '@/lib/providers/missing-care'

/** Directly above the first card of a list: what is paid, what that may influence, and what to ask first. */
export function ListDisclosure() {
  const ask = formatMissingCare(getProviders().map(({ facts }) => facts))
  return (
    <p className="mt-1 mb-0.5 text-sm leading-snug md:mt-2.5 md:mb-3">
      {ask && `${ask} `}
      {getSite().disclosure}{' '}
      {getAbout().rankingStatement ? (
        <TextLink href={ROUTES.howWeRank}>How we rank</TextLink>
      ) : (
        <>
          This may affect{' '}
          <TextLink href={howWeRankHref('commissions')}>who is listed and in what order</TextLink>.
        </>
      )}
    </p>
  )
}
