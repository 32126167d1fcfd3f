import { ButtonLink } from '@/components/ui/ButtonLink'
import { TextLink } from '@/components/ui/TextLink'

/** The e-mail address, as a button where the form delivers nothing, and whom to call instead. */
export function ContactIntro({ supportEmail, isConnected }: { supportEmail: string; isConnected: boolean }) {
  const address = `mailto:${supportEmail}`
  return (
    <div>
      <p className="mb-3 hidden text-muted noscript:block">The form needs JavaScript.</p>
      {isConnected ? (
        <p className="text-muted">
          You can also write to <TextLink href={address}>{supportEmail}</TextLink>.
        </p>
      ) : (
        <>
          <p className="grid max-md:text-sm wrap-anywhere">
            <ButtonLink href={address}>{`E-mail ${supportEmail}`}</ButtonLink>
          </p>
          <p className="hidden print:block">{supportEmail}</p>
        </>
      )}
      <p className="mt-6 border-l-4 border-danger pl-4 text-sm">
        <strong className="text-danger">You feel unwell?</strong> Call your prescriber or pharmacist. In an
        emergency, call 911. We are not clinicians and cannot advise you.
      </p>
    </div>
  )
}
