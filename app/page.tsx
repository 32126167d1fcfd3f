import { Faq } from '@/components/faq/Faq'
import { CallToAction } from '@/components/home/CallToAction'
import { Hero } from '@/components/home/Hero'
import { Points } from '@/components/home/Points'
import { PageShell } from '@/components/layout/PageShell'
import { getHome, getSite } from '@/lib/content'
import { pageMetadata } from '@/lib/content/page-metadata'
import { ROUTES } from '@/lib/site/routes'

const { name, description } = getSite()

export const metadata = {
  ...pageMetadata({ title: name, description, path: ROUTES.home }),
  title: { absolute: `${name}: Compare Online GLP-1 Providers` },
}

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
