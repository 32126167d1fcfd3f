import { Island } from '@/components/layout/Island'
import { PageShell } from '@/components/layout/PageShell'
import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { readEndpoint } from '@/lib/contact/send'
import { getProviders, getSite } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/page-metadata'

export const metadata = routeMetadata('contact')

export default function ContactPage() {
  const { supportEmail } = getSite()
  return (
    <PageShell path={ROUTES.contact}>
      <h1 className="mb-4 font-serif text-h1 font-bold">Contact Us</h1>
      <p className="mb-4 max-w-[36rem] text-lead text-muted">
        Questions, corrections, an error in a guide: tell us. Please leave out details of your health.
      </p>
      <p className="mb-8 max-w-[36rem] text-muted">
        <span className="hidden font-semibold text-ink noscript:inline">The form needs JavaScript. </span>
        You can also write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
      </p>
      <Island
        name="ContactForm"
        props={{
          endpoint: readEndpoint(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT),
          records: getProviders().map(({ id, name }) => ({ id, name })),
        }}
      />
    </PageShell>
  )
}
