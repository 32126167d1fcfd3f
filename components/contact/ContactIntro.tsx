import { ButtonLink } from '@/components/ui/ButtonLink'
import { TextLink } from '@/components/ui/TextLink'
import { UNCONNECTED_NOTICE } from '@/lib/contact/send'

/** What to write about, and the e-mail address: first and as a button where the form delivers nothing. */
export function ContactIntro({ supportEmail, isConnected }: { supportEmail: string; isConnected: boolean }) {
  const address = `mailto:${supportEmail}`
  const needsScript = <span className="hidden noscript:inline">The form needs JavaScript. </span>
  return (
    <>
      <p className="mb-5 text-lead text-muted">
        Questions, corrections, an error in a guide: tell us. Please leave out details of your health.
      </p>
      <p className="mb-6 border-l-4 border-danger pl-4 text-sm">
        <strong className="text-danger">You feel unwell?</strong> Call your prescriber or pharmacist. In an
        emergency, call 911. We are not clinicians and cannot advise you.
      </p>
      {isConnected ? (
        <p className="mb-8 text-muted">
          {needsScript}
          You can also write to <TextLink href={address}>{supportEmail}</TextLink>.
        </p>
      ) : (
        <div className="mb-10">
          <p className="max-md:text-sm wrap-anywhere">
            <ButtonLink href={address}>{`E-mail ${supportEmail}`}</ButtonLink>
          </p>
          <p className="hidden print:block">{supportEmail}</p>
          <p className="mt-3 text-sm text-muted">
            {needsScript}
            {UNCONNECTED_NOTICE}
          </p>
        </div>
      )}
    </>
  )
}
