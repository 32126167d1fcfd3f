import { useEffect, useRef } from 'react'

type Props = { isShown: boolean; onDismiss: () => void }

/**
 * Says that the message was sent. It takes no focus and stays until it is dismissed. On a phone it stands
 * under the form, where it covers no field, and is scrolled to when it is below the screen.
 */
export function Toast({ isShown, onDismiss }: Props) {
  const toast = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) toast.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <div
      ref={toast}
      role="status"
      className="pointer-events-none mt-4 flex sm:fixed sm:inset-x-4 sm:bottom-4 sm:z-10 sm:justify-end print:hidden"
    >
      {isShown && (
        <div className="pointer-events-auto flex max-w-md items-start gap-4 rounded-lg border border-ink bg-card p-5">
          <div>
            <p className="font-bold">Message sent successfully!</p>
            <p className="text-sm text-muted">
              Thank you for contacting us. We'll get back to you within 24 hours.
            </p>
          </div>
          <button
            type="button"
            onClick={onDismiss}
            className="min-h-11 cursor-pointer px-2 text-sm font-semibold text-pine underline underline-offset-4"
          >
            Dismiss
          </button>
        </div>
      )}
    </div>
  )
}
