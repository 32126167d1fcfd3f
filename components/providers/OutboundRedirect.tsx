import { TextLink } from '@/components/ui/TextLink'
import { AFFILIATE_LINK_ATTRIBUTES } from '@/lib/providers/affiliate-link'
import { Disclosure } from './Disclosure'

type Props = { name: string; destination: string }

/** Forwards the visitor to a provider, and says so. The link is for browsers that do not forward. */
export function OutboundRedirect({ name, destination }: Props) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${destination}`} />
      <h1 className="mb-5 heading-2">Taking you to {name}</h1>
      <Disclosure />
      <p>
        If nothing happens,{' '}
        <TextLink {...AFFILIATE_LINK_ATTRIBUTES} href={destination}>
          go to {name}
        </TextLink>{' '}
        (Paid link).
      </p>
    </>
  )
}
