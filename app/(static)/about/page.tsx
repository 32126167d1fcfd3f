import { AboutFacts } from '@/components/about/AboutFacts'
import { AboutLayout } from '@/components/about/AboutLayout'
import { RoutePage } from '@/components/layout/PageShell'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('about')

export default function AboutPage() {
  return (
    <RoutePage name="about">
      <AboutLayout path={ROUTES.about} title="About Us" lead={getContent().site.blurb}>
        <AboutFacts />
      </AboutLayout>
    </RoutePage>
  )
}
