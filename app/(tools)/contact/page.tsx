import { BeforeYouWrite } from '@/components/contact/BeforeYouWrite'
import { ContactIntro } from '@/components/contact/ContactIntro'
import { Island } from '@/components/Island'
import { RoutePage } from '@/components/layout/PageShell'
import { readEndpoint, UNCONNECTED_NOTICE } from '@/lib/contact/send'
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
        <ContactIntro supportEmail={supportEmail} isConnected={endpoint !== null} />
        <BeforeYouWrite />
        <div className={`${styles.form} ${endpoint === null ? '' : 'bg-card'}`}>
          {endpoint === null && (
            <p className="mb-5 border-l-4 border-frame pl-4 text-sm/snug">{`${UNCONNECTED_NOTICE} Please write an e-mail instead.`}</p>
          )}
          <Island name="ContactForm" props={{ endpoint, records, supportEmail }} />
        </div>
      </div>
    </RoutePage>
  )
}
