import { InPreparation } from '@/components/layout/InPreparation'
import { PageShell } from '@/components/layout/PageShell'
import { pageMetadata } from '@/lib/site/metadata'
import { ROUTES } from '@/lib/site/routes'

export const metadata = pageMetadata({
  title: 'Contact Us',
  description: 'How to reach Weighpoint. The contact form is in preparation.',
  path: ROUTES.contact,
})

export default function ContactPage() {
  return (
    <PageShell path={ROUTES.contact}>
      <InPreparation title="Contact Us">
        We are still building this form. Until then, the questions under the rankings may already have your
        answer.
      </InPreparation>
    </PageShell>
  )
}
