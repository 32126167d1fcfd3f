import { Faq } from '@/components/faq/Faq'
import { CallToAction } from '@/components/home/CallToAction'
import { Hero } from '@/components/home/Hero'
import { Points } from '@/components/home/Points'
import { PageShell } from '@/components/layout/PageShell'
import { ROUTES } from '@/lib/base/routes'
import { getHome } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/page-metadata'

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
