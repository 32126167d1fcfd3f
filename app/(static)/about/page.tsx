import { AboutFacts } from '@/components/about/AboutFacts'
import { AboutLayout } from '@/components/about/AboutLayout'
import { RoutePage } from '@/components/layout/PageShell'
import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('about')

export default function AboutPage() {
  const { blurb, supportEmail } = getContent().site
  return (
    <RoutePage name="about">
      <AboutLayout path={ROUTES.about} title="About Us" lead={blurb}>
        <AboutFacts />
        <p className="mt-8 max-w-reading">
          How we choose and order providers: <TextLink href={ROUTES.howWeRank}>How We Rank</TextLink>. Who
          pays for this site: <TextLink href="/affiliate-disclosure">Affiliate Disclosure</TextLink>. What we
          got wrong: <TextLink href={ROUTES.corrections}>Corrections</TextLink>. To write to us:{' '}
          <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </p>
      </AboutLayout>
    </RoutePage>
  )
}
