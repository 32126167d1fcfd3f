import { FirstYearBars } from '@/components/answer/FirstYearBars'
import { ListAnswer } from '@/components/answer/ListAnswer'
import { GuideCards } from '@/components/blog/GuideCards'
import { Faq } from '@/components/faq/Faq'
import { CallToAction } from '@/components/home/CallToAction'
import { Hero } from '@/components/home/Hero'
import { Points } from '@/components/home/Points'
import { JsonLd } from '@/components/layout/JsonLd'
import { PageShell } from '@/components/layout/PageShell'
import { Section } from '@/components/ui/Section'
import { ROUTES } from '@/lib/base/routes'
import { getGuides, getHome } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/page-metadata'
import { describeRoute } from '@/lib/seo/structured-data/page-graphs'

export const metadata = routeMetadata('home')

export default function HomePage() {
  const { trust, findings } = getHome()
  return (
    <PageShell path={ROUTES.home}>
      <JsonLd things={describeRoute('home')} />
      <Hero />
      <div className="mt-12">
        <ListAnswer />
      </div>
      <Points id="trust" title={trust.title} points={trust.cards} look="columns" />
      <Section id="first_year" title="What the first year costs">
        <div className="max-w-[47rem]">
          <FirstYearBars />
        </div>
      </Section>
      <Points id="findings" title={findings.title} points={findings.items} look="lines" />
      <Section id="guide_cards" title="Read before you pay">
        <GuideCards guides={getGuides().slice(0, 3)} />
      </Section>
      <CallToAction />
      <Faq />
    </PageShell>
  )
}
