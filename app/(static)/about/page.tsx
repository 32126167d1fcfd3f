import { AboutFacts } from '@/components/about/AboutFacts'
import { AboutLayout } from '@/components/about/AboutLayout'
import { Scorecard } from '@/components/how-we-rank/Scorecard'
import { RoutePage } from '@/components/layout/PageShell'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('about')

export default function AboutPage() {
  const { blurb, supportEmail } = getContent().site
  const links = [
    { about: 'How we choose and order providers', href: ROUTES.howWeRank, label: 'How We Rank' },
    { about: 'Who pays for this site', href: '/affiliate-disclosure', label: 'Affiliate Disclosure' },
    { about: 'What we got wrong', href: ROUTES.corrections, label: 'Corrections' },
    { about: 'To write to us', href: `mailto:${supportEmail}`, label: supportEmail },
  ]
  return (
    <RoutePage name="about">
      <AboutLayout path={ROUTES.about} title="About Us" lead={blurb}>
        <Scorecard />
        <AboutFacts />
        <dl className="mt-8 max-w-reading border-b border-line">
          {links.map(({ about, href, label }) => (
            <div
              key={href}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-0.5"
            >
              <dt className="text-muted">{about}</dt>
              <dd className="min-w-0 wrap-anywhere">
                <StandaloneLink href={href}>{label}</StandaloneLink>
              </dd>
            </div>
          ))}
        </dl>
      </AboutLayout>
    </RoutePage>
  )
}
