import { TextLink } from '@/components/ui/TextLink'

/** The e-mail address, and whom to call instead. */
export const ContactIntro = ({ supportEmail }: { supportEmail: string }) => (
  <div>
    <p className="mb-3 hidden text-muted noscript:block">The form needs JavaScript.</p>
    <p className="wrap-anywhere text-muted">
      You can also write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
    </p>
    <p className="mt-6 border-l-4 border-danger pl-4 text-sm">
      <strong className="text-danger">You feel unwell?</strong> Call your prescriber or pharmacist. In an
      emergency, call 911. We are not clinicians and cannot advise you.
    </p>
  </div>
)
