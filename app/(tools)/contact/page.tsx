import { BeforeYouWrite } from '@/components/contact/BeforeYouWrite'
import { ContactIntro } from '@/components/contact/ContactIntro'
import { Island } from '@/components/Island'
import { RoutePage } from '@/components/layout/PageShell'
import { readEndpoint } from '@/lib/contact/send'
import { getContent, getProviders } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'
import styles from './contact.module.css'

export const metadata = routeMetadata('contact')

export default function ContactPage() {
  const { supportEmail } = getContent().site
  const endpoint = readEndpoint(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT)
  const records = getProviders().map(({ id, name }) => ({ id, name }))
  return (
    <RoutePage name="contact">
      <h1 className="mb-4 heading-1">Contact Us</h1>
      <p className="mb-8 max-w-reading text-lead text-muted">
        Questions, corrections, an error in a guide: tell us. Please leave out details of your health.
      </p>
      <div className={styles.contact}>
        <div className={styles.form}>
          <Island name="ContactForm" props={{ endpoint, records, supportEmail }} />
        </div>
        <ContactIntro supportEmail={supportEmail} />
        <BeforeYouWrite />
      </div>
    </RoutePage>
  )
}
