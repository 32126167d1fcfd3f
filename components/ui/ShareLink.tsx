import { type MouseEvent, useState } from 'react'
import { replaceFragment } from '@/lib/base/entry-state'

/** A link to the page's current state. A click puts it into the address bar and copies it; Back still leaves the page. */
export function ShareLink({ fragment, children }: { fragment: string; children: string }) {
  const [confirmed, setConfirmed] = useState({ fragment: '', text: '' })

  async function share(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    replaceFragment(fragment)
    // Without a secure connection there is no clipboard, and the visitor may deny access.
    const isCopied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    )
    setConfirmed({
      fragment,
      text: isCopied ? 'Link copied. The address bar has it too.' : 'The address bar now has the link.',
    })
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <a
        href={fragment}
        onClick={share}
        className="inline-flex min-h-11 items-center font-semibold underlined-link"
      >
        {children}
      </a>
      <span role="status">{confirmed.fragment === fragment ? confirmed.text : ''}</span>
    </span>
  )
}
