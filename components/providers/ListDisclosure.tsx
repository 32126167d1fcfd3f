import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { getAbout, getSite } from '@/lib/content'
import { getPriceChecks } from './price-checks'

/** For use before a list's first paid link: what is paid, what that may influence, and how many prices we checked. */
export function ListDisclosure() {
  const { rankingStatement } = getAbout()
  const { done, total, notice } = getPriceChecks()
  return (
    <p className="rounded-md bg-accent-soft px-4 py-1.5 text-sm">
      {getSite().disclosure} {!rankingStatement && 'This may affect who is listed and in what order. '}
      {notice} <strong>{`${done} of ${total} prices checked by us.`}</strong>{' '}
      <TextLink href={ROUTES.howWeRank}>How we rank</TextLink>
    </p>
  )
}
