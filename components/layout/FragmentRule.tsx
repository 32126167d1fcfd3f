'use client'
// A client component because only the browser follows a fragment.
import { useEffect } from 'react'

/**
 * A plain link to "#faq" makes a history entry that Next knows nothing of: coming back to it from another
 * page would show the wrong one. Such an entry inherits the state of the page it belongs to.
 */
export function FragmentRule() {
  useEffect(() => {
    let pageState: unknown = history.state
    const remember = () => {
      if (history.state !== null) pageState = history.state
    }
    const adopt = () => {
      if (history.state === null) history.replaceState(pageState, '')
      remember()
    }
    // Before a fragment is followed, the state of the page is still the current one.
    addEventListener('click', remember, { capture: true })
    addEventListener('hashchange', adopt)
    return () => {
      removeEventListener('click', remember, { capture: true })
      removeEventListener('hashchange', adopt)
    }
  }, [])
  return null
}
