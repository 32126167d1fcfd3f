import { Faq } from '@/components/faq/Faq'
import { CallToAction } from '@/components/home/CallToAction'
import { Findings } from '@/components/home/Findings'
import { Hero } from '@/components/home/Hero'
import { TrustCards } from '@/components/home/TrustCards'
import { PageShell } from '@/components/layout/PageShell'
import { routeMetadata } from '@/lib/content/page-metadata'
import { ROUTES } from '@/lib/site/routes'

export const metadata = routeMetadata('home')

export default function HomePage() {
  return (
    <PageShell path={ROUTES.home}>
      <Hero />
      <TrustCards />
      <Findings />
      <CallToAction />
      <Faq />
    </PageShell>
  )
}
