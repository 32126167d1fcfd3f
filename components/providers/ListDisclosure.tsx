import { TextLink } from '@/components/ui/TextLink'
import { howWeRankHref } from '@/lib/base/how-we-rank-sections'
import { ROUTES } from '@/lib/base/routes'
import { getAbout, getProviders, getSite } from '@/lib/content'
import { formatMissingCare } from '@/lib/providers/missing-care'

/** Directly above the first card of a list: what is paid, what that may influence, and what to ask first. */
export function ListDisclosure() {
  const ask = formatMissingCare(getProviders().map(({ facts }) => facts))
  return (
    <div className="mt-3 mb-4 text-sm">
      {ask && <p className="mb-1.5">{ask}</p>}
      <p>
        {getSite().disclosure}{' '}
        {!getAbout().rankingStatement && (
          <>
            This may affect{' '}
            <TextLink href={howWeRankHref('commissions')}>who is listed and in what order</TextLink>.{' '}
          </>
        )}
        <TextLink href={ROUTES.howWeRank}>How we rank</TextLink>
      </p>
    </div>
  )
}
