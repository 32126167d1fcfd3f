import { CheckIcon } from '@/components/ui/icons'
import { TextLink } from '@/components/ui/TextLink'
import { reveal } from './reveal'

type Props = { isShown: boolean; undeliveredEmail: string | null; onDismiss: () => void }

/** Says that the message was sent, until dismissed. Beside it, a copy of the site that delivers nothing says so. */
export const Toast = ({ isShown, undeliveredEmail, onDismiss }: Props) => (
  <div role="status" className="max-w-[36rem] print:hidden">
    {isShown && (
      <div ref={reveal} className="mt-4 grid scroll-mb-4 gap-4 wrap-anywhere">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-lg border-[1.5px] border-accent bg-accent-soft p-inset">
          <CheckIcon className="mt-0.5 size-6 shrink-0 text-accent" />
          <div className="min-w-0 flex-[1_1_14rem]">
            <p className="font-bold">Message sent successfully!</p>
            <p className="text-sm">Thank you for contacting us. We'll get back to you within 24 hours.</p>
          </div>
          <button
            type="button"
            onClick={onDismiss}
            className="ml-auto min-h-11 cursor-pointer px-2 text-sm font-semibold underlined-link"
          >
            Dismiss
          </button>
        </div>
        {undeliveredEmail && (
          <p className="border-l-4 border-danger pl-4 font-semibold">
            This copy of the site does not deliver messages; write to{' '}
            <TextLink href={`mailto:${undeliveredEmail}`}>{undeliveredEmail}</TextLink>.
          </p>
        )}
      </div>
    )}
  </div>
)
