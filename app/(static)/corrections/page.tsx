import { AboutPage } from '@/components/about/AboutPage'
import { CorrectionList } from '@/components/about/CorrectionList'
import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('corrections')

export default function CorrectionsPage() {
  const { supportEmail } = getContent().site
  return (
    <AboutPage
      name="corrections"
      title="Corrections"
      lead={getContent().about.correctionsPolicy ?? 'How we correct errors is not published yet.'}
    >
      <CorrectionList />
      <p className="max-w-reading">
        To report an error, write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        Price changes that a provider made are not corrections: they are listed under{' '}
        <TextLink href={`${ROUTES.rankings}#changes`}>What changed</TextLink>. Both also come in{' '}
        <TextLink href="/feed.xml">our feed</TextLink>.
      </p>
    </AboutPage>
  )
}
