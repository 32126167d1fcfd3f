import { Mark } from '@/components/ui/Mark'
import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { hasCheckedPrice } from './check-notes'

const LINE = 'flex items-baseline gap-2.5 [&>svg]:relative [&>svg]:top-px'

type Props = {
  /** In one line where the container has room. */
  isWide?: boolean
  className?: string
}

/** Once, above the first paid link of a page: what its marks mean. They then follow the claims. */
export function Key({ isWide = false, className = '' }: Props) {
  const { site, about } = getContent()
  const { prices, opinion, commission, influence } = site.key
  return (
    <ul
      aria-label="Key"
      className={`text-xs/snug text-muted ${isWide ? '@wide:my-4 @wide:flex @wide:flex-wrap @wide:gap-x-8' : ''} ${className}`}
    >
      <li className={LINE}>
        <Mark kind={hasCheckedPrice() ? 'dot' : 'ring'} />
        {prices}
      </li>
      <li className={LINE}>
        <Mark kind="star" />
        {opinion}
      </li>
      <li className={LINE}>
        <Mark kind="arrow" />
        <span>
          {about.rankingStatement ? `${commission} ` : `${commission}; that may affect `}
          <TextLink href={`${ROUTES.howWeRank}#commissions`}>
            {about.rankingStatement ? 'How we rank' : influence}
          </TextLink>
        </span>
      </li>
    </ul>
  )
}
