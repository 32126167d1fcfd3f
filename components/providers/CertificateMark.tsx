import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { formatCertificateChecks } from './price-checks'

/** That a provider is certified, as stated, and how many certificates we have checked. */
export function CertificateMark() {
  return (
    <p className="max-md:inline">
      <TextLink
        href={`${ROUTES.howWeRank}#certificate`}
      >{`${getContent().site.certifier.name} certified`}</TextLink>
      {` · ${formatCertificateChecks()}`}
    </p>
  )
}
