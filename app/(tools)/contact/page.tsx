import { Island } from '@/components/layout/Island'
import { JsonLd } from '@/components/layout/JsonLd'
import { PageShell } from '@/components/layout/PageShell'
import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { UNCONNECTED_NOTICE } from '@/lib/contact/notice'
import { readEndpoint } from '@/lib/contact/send'
import { getProviders, getSite } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/page-metadata'
import { describeRoute } from '@/lib/seo/structured-data/page-graphs'

export const metadata = routeMetadata('contact')

export default function ContactPage() {
  const { supportEmail } = getSite()
  const endpoint = readEndpoint(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT)
  return (
    <PageShell path={ROUTES.contact}>
      <JsonLd things={describeRoute('contact')} />
      <h1 className="mb-4 heading-1">Contact Us</h1>
      <p className="mb-4 max-w-[36rem] text-lead text-muted">
        Questions, corrections, an error in a guide: tell us. Please leave out details of your health.
      </p>
      {endpoint === null ? (
        <div className="mb-8 max-w-[36rem] rounded-md bg-accent-soft p-inset">
          <p className="font-semibold">
            Write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
          </p>
          <p className="text-sm">
            <span className="hidden noscript:inline">The form needs JavaScript. </span>
            {UNCONNECTED_NOTICE}
          </p>
        </div>
      ) : (
        <p className="mb-8 max-w-[36rem] text-muted">
          <span className="hidden font-semibold text-ink noscript:inline">The form needs JavaScript. </span>
          You can also write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </p>
      )}
      <Island
        name="ContactForm"
        props={{
          endpoint,
          records: getProviders().map(({ id, name }) => ({ id, name })),
        }}
      />
    </PageShell>
  )
}
