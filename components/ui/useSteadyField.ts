import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps what the visitor types into or presses where it is on the screen, whatever grows or shrinks above it. Safari does not do
 * this by itself, and Chrome not near the top. Returns the attributes of the element around all of it.
 */
export function useSteadyField() {
  const before = useRef<{ element: Element; top: number }>(undefined)
  useLayoutEffect(() => {
    const { element, top } = before.current ?? {}
    before.current = undefined
    const moved = element?.isConnected && top !== undefined ? element.getBoundingClientRect().top - top : 0
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  })
  const onInputCapture = ({ target }: { target: EventTarget }) => {
    if (target instanceof Element)
      before.current = { element: target, top: target.getBoundingClientRect().top }
    setTimeout(() => {
      before.current = undefined
    })
  }
  return { onInputCapture }
}
