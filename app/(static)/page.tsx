import { GuideCards } from '@/components/blog/GuideCards'
import { Faq } from '@/components/faq/Faq'
import { Doors } from '@/components/home/Doors'
import { Hero } from '@/components/home/Hero'
import { Points } from '@/components/home/Points'
import { RoutePage } from '@/components/layout/PageShell'
import { Band } from '@/components/ui/Band'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Section } from '@/components/ui/Section'
import { getContent, getGuides } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('home')

export default function HomePage() {
  const { trust, findings, callToAction } = getContent().home
  return (
    <RoutePage name="home">
      <Hero />
      <Doors />
      <Points id="trust" title={trust.title} points={trust.cards} />
      <Points id="findings" title={findings.title} points={findings.items} />
      <Section id="guide_cards" title="Read before you pay">
        <GuideCards guides={getGuides().slice(0, 3)} isShort />
      </Section>
      <Band titleId="call_title" title={callToAction.title} text={callToAction.text}>
        <ButtonLink href={callToAction.button.href}>{callToAction.button.label}</ButtonLink>
      </Band>
      <Faq />
    </RoutePage>
  )
}
