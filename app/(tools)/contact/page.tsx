import { BeforeYouWrite } from '@/components/contact/BeforeYouWrite'
import { ContactIntro } from '@/components/contact/ContactIntro'
import { Island } from '@/components/layout/Island'
import { RoutePage } from '@/components/layout/PageShell'
import { readEndpoint } from '@/lib/contact/send'
import { getContent, getProviders } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('contact')

export default function ContactPage() {
  const { supportEmail } = getContent().site
  const endpoint = readEndpoint(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT)
  const records = getProviders().map(({ id, name }) => ({ id, name }))
  return (
    <RoutePage name="contact">
      <h1 className="mb-4 heading-1">Contact Us</h1>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] items-start gap-x-14 gap-y-10">
        <div>
          <ContactIntro supportEmail={supportEmail} isConnected={endpoint !== null} />
          <Island name="ContactForm" props={{ endpoint, records, supportEmail }} />
        </div>
        <BeforeYouWrite />
      </div>
    </RoutePage>
  )
}
