/** Why a button does nothing yet. Its room stays, so that nothing moves when the script has arrived. */
export function NotReadyNote({ isLive }: { isLive: boolean }) {
  return (
    <p className={`mt-2 text-sm text-muted noscript:hidden print:hidden ${isLive ? 'invisible' : ''}`}>
      Waiting for a script. If this line stays, reload the page.
    </p>
  )
}
