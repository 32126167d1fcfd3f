import { AboutFacts } from '@/components/about/AboutFacts'
import { AboutPage } from '@/components/about/AboutPage'
import { getContent } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('about')

export default function About() {
  return (
    <AboutPage name="about" title="About Us" lead={getContent().about.lead}>
      <AboutFacts />
    </AboutPage>
  )
}
