import { Faq } from '@/components/faq/Faq'
import { CallToAction } from '@/components/home/CallToAction'
import { Hero } from '@/components/home/Hero'
import { Points } from '@/components/home/Points'
import { PageShell } from '@/components/layout/PageShell'
import { getHome } from '@/lib/content'
import { routeMetadata } from '@/lib/content/page-metadata'
import { ROUTES } from '@/lib/site/routes'

export const metadata = routeMetadata('home')

export default function HomePage() {
  const { trust, findings } = getHome()
  return (
    <PageShell path={ROUTES.home}>
      <Hero />
      <Points id="trust" title={trust.title} points={trust.cards} look="columns" />
      <Points id="findings" title={findings.title} points={findings.items} look="lines" />
      <CallToAction />
      <Faq />
    </PageShell>
  )
}
