import { AboutFacts } from '@/components/about/AboutFacts'
import { PageShell } from '@/components/layout/PageShell'
import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { getSite } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/page-metadata'

export const metadata = routeMetadata('about')

export default function AboutPage() {
  const { blurb, supportEmail } = getSite()
  return (
    <PageShell path={ROUTES.about}>
      <div className="mx-auto max-w-[43rem]">
        <h1 className="mb-4 font-serif text-h1 font-bold">About Us</h1>
        <p className="mb-8 text-lead text-muted">{blurb}</p>
        <AboutFacts />
        <p className="mt-8">
          How we choose and order providers: <TextLink href={ROUTES.howWeRank}>How We Rank</TextLink>. Who
          pays for this site: <TextLink href="/affiliate-disclosure">Affiliate Disclosure</TextLink>. What we
          got wrong: <TextLink href={ROUTES.corrections}>Corrections</TextLink>. To write to us, use the{' '}
          <TextLink href={ROUTES.contact}>contact form</TextLink> or{' '}
          <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </p>
      </div>
    </PageShell>
  )
}
