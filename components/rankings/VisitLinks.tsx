import { AFFILIATE_LINK_ATTRIBUTES, addTracking } from '@/lib/providers/affiliate-link'
import type { Provider } from '@/lib/providers/ranking'
import { getMarkId, PaidLink } from './PaidLink'

type Props = { provider: Provider; titleId: string; logo: string | undefined }

const LINK = 'flex flex-wrap items-center gap-x-3 @wide:flex-col @wide:gap-1 print:hidden'

/** The links to a provider: `Visit Site`, and `More Details →` if it has an address, each marked as paid. */
export const VisitLinks = ({ provider, titleId, logo }: Props) => (
  <div className="flex flex-wrap gap-x-6 text-sm/snug text-muted @wide:col-start-4 @wide:row-span-2 @wide:row-start-1 @wide:flex-col @wide:items-center @wide:justify-center @wide:-my-3 @wide:self-stretch @wide:[border-left:1px_dashed_var(--color-line)] @wide:pl-4">
    {/* No alt text, because the name is next to the wordmark. */}
    {/* biome-ignore lint/performance/noImgElement: a static export has no image server, and these are small SVGs */}
    <img
      src={logo ?? ''} // the content check ensures that a ranked provider has one
      alt=""
      loading="lazy"
      height={26}
      className="hidden h-6.5 w-30 object-contain @wide:mb-1 @wide:block"
    />
    <p className="hidden print:block">{`${new URL(provider.websiteUrl).host} (paid link)`}</p>
    <p className={LINK}>
      <PaidLink provider={provider} placement="homepage" titleId={titleId} className="whitespace-nowrap" />
    </p>
    {provider.moreDetailsUrl && (
      <p className={`${LINK} max-md:-mb-2`}>
        <a
          {...AFFILIATE_LINK_ATTRIBUTES}
          aria-describedby={`${titleId} ${getMarkId(provider)}`}
          href={addTracking(provider.moreDetailsUrl, 'homepage')}
          className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap underlined-link"
        >
          More Details →
        </a>
        <span className="@wide:-mt-3">Paid link</span>
      </p>
    )}
  </div>
)
