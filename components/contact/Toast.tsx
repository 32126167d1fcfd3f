type Props = { isShown: boolean; onDismiss: () => void }

/** Says that the message was sent. It takes no focus and stays until it is dismissed. */
export function Toast({ isShown, onDismiss }: Props) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-10 flex justify-end print:hidden"
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
