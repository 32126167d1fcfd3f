import { formatCertificateChecks } from '@/components/providers/price-checks'
import { capitalize } from '@/lib/base/format'

/** How many certificates we have checked, as a sentence in the text of a legal page. */
export const CertificateChecks = () => `${capitalize(formatCertificateChecks())}.`
