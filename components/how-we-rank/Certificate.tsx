import { formatCertificatesChecked } from '@/components/providers/price-checks'
import { TextLink } from '@/components/ui/TextLink'
import { getContent } from '@/lib/content'

/** What the certificate on a card means: it certifies the seller, not a drug. */
export function Certificate() {
  const { name, url } = getContent().site.certifier
  return (
    <>
      <p>
        {`“${name} certified” on a card is about the business. ${name} is a company that checks online sellers of medicine. We have checked ${formatCertificatesChecked()}. The certificate would be the provider’s, not ours.`}
      </p>
      <p>It does not say any of this:</p>
      <ul>
        <li>that the drug is FDA-approved, or that anybody tested a compounded one</li>
        <li>that the treatment is right for you</li>
        <li>that the price is fair, or that you can cancel</li>
      </ul>
      <p>
        A certificate can end. Before you pay, look up the provider’s web address{' '}
        <TextLink href={url}>{`at ${name}`}</TextLink>.
      </p>
    </>
  )
}
