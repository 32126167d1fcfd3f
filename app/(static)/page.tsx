import { Doors } from '@/components/home/Doors'
import { Hero } from '@/components/home/Hero'
import { Points } from '@/components/home/Points'
import { RoutePage } from '@/components/layout/PageShell'
import { FaqSection } from '@/components/questions/FaqSection'
import { Band } from '@/components/ui/Band'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { TextLink } from '@/components/ui/TextLink'
import { HEALTH_DATA_PATH } from '@/lib/base/routes'
import { getContent, getProviders } from '@/lib/content'
import { formatMarket } from '@/lib/providers/listing'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('home')

export default function HomePage() {
  const { trust, findings, callToAction } = getContent().home
  return (
    <RoutePage name="home">
      <Hero />
      <Doors />
      <div className="mt-11 grid grid-cols-[minmax(0,1fr)] gap-11 md:mt-18 lg:grid-cols-[2fr_3fr] lg:gap-20">
        <Points id="trust" title={trust.title} points={trust.cards} />
        <Points id="findings" title={findings.title} points={findings.items} />
      </div>
      <Band
        titleId="call_title"
        title={callToAction.title}
        text={`${callToAction.text} ${formatMarket(getProviders().length)}`}
      >
        <ButtonLink href={callToAction.button.href}>{callToAction.button.label}</ButtonLink>
      </Band>
      <FaqSection />
      <p className="mt-6 text-sm text-muted">
        What we do with what you type: <TextLink href={HEALTH_DATA_PATH}>Consumer health data</TextLink>.
      </p>
    </RoutePage>
  )
}
