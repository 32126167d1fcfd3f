// Loads the scripts of a page's islands once a visitor is about to need them. Inline in the page, as a module; publishing
// (steps/add-island-scripts.ts) fills in the constants and leaves out the branch that does not apply. In a block, to be minified better.
declare const FILES: readonly string[]
declare const WHEN: 'visible' | 'idle'

{
  /** React would compete with painting the island. */
  const PAINT_MS = 50
  /** A busy browser may never be idle. */
  const IDLE_LIMIT_MS = 2000

  const load = () => {
    for (const file of FILES) import(file).catch(() => {}) // a visitor may leave before it arrives
  }

  if (WHEN === 'visible') {
    const observer = new IntersectionObserver(
      ([island]) => {
        if (!island?.isIntersecting) return
        observer.disconnect()
        setTimeout(load, PAINT_MS)
      },
      { rootMargin: '50%' },
    )
    observer.observe(document.querySelector('[data-when=visible]') as Element)
  } else {
    addEventListener('load', () => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_LIMIT_MS })
      else setTimeout(load)
    })
  }
}
