import { Faq } from '@/components/faq/Faq'
import { CallToAction } from '@/components/home/CallToAction'
import { Findings } from '@/components/home/Findings'
import { Hero } from '@/components/home/Hero'
import { TrustCards } from '@/components/home/TrustCards'
import { PageShell } from '@/components/layout/PageShell'
import { getSite } from '@/lib/content'
import { pageMetadata } from '@/lib/content/page-metadata'
import { ROUTES } from '@/lib/site/routes'

const { name, description } = getSite()

export const metadata = {
  ...pageMetadata({ title: name, description, path: ROUTES.home }),
  title: { absolute: `${name}: Compare Online GLP-1 Providers` },
}

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
