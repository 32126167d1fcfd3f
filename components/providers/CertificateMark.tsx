import { howWeRankHref } from '@/lib/base/how-we-rank-sections'
import { getSite } from '@/lib/content'
import { formatCertificateChecks } from './price-checks'

/** That a provider is certified, as stated, and how many certificates we have checked. */
export function CertificateMark() {
  return (
    <>
      <a href={howWeRankHref('certificate')} className="hit-area font-semibold underlined-link">
        {`${getSite().certifier.name} certified`}
      </a>
      {` · ${formatCertificateChecks()}`}
    </>
  )
}
