'use client'
// A client component because it stands in for a page that failed in the browser.
import { useEffect } from 'react'

/**
 * A page whose script did not arrive after a soft navigation, for example because a new deploy replaced it,
 * is loaded anew, once. What fails again says so.
 */
export default function PageFailed() {
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation')
    if (load && new URL(load.name).pathname !== location.pathname) location.reload()
  }, [])
  return (
    <main className="mx-auto max-w-[36rem] px-gutter py-20">
      <h1 className="mb-4 font-serif text-h2 font-bold">This page did not load</h1>
      <p className="mb-6">Something went wrong on the way. Nothing you did caused it.</p>
      <button
        type="button"
        onClick={() => location.reload()}
        className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-pine underline underline-offset-4"
      >
        Load this page again
      </button>
    </main>
  )
}
