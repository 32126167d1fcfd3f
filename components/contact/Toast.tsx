import { CheckIcon } from '@/components/ui/icons'
import { TextLink } from '@/components/ui/TextLink'

type Props = { isShown: boolean; undeliveredEmail: string | null; onDismiss: () => void }

/** Says that the message was sent, until dismissed. It does not take the focus, and is scrolled into view below the button. */
export const Toast = ({ isShown, undeliveredEmail, onDismiss }: Props) => (
  <div role="status" className="max-w-[36rem] print:hidden">
    {isShown && (
      <div
        ref={reveal}
        className="mt-4 scroll-mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-lg border-[1.5px] border-accent bg-accent-soft p-inset"
      >
        <CheckIcon className="mt-0.5 size-6 shrink-0 text-accent" />
        <div className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
          <p className="font-bold">Message sent successfully!</p>
          <p className="text-sm">Thank you for contacting us. We'll get back to you within 24 hours.</p>
          {undeliveredEmail && (
            <p className="mt-2 text-sm font-semibold">
              This copy of the site does not deliver messages; write to{' '}
              <TextLink href={`mailto:${undeliveredEmail}`}>{undeliveredEmail}</TextLink>.
            </p>
          )}
        </div>
        <button
          type="button"
          onClick={onDismiss}
          className="ml-auto min-h-11 cursor-pointer px-2 text-sm font-semibold underlined-link"
        >
          Dismiss
        </button>
      </div>
    )}
  </div>
)

const reveal = (toast: HTMLElement | null) => {
  toast?.scrollIntoView({ block: 'nearest' })
}
