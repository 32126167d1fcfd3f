import { useState } from 'react'
import type { Parsed } from '@/lib/plans/inputs'

/** A field of the ledger's controls. */
export type TextField = {
  text: string
  error: string | null
  onText: (text: string) => void
  onLeave: () => void
}

/**
 * The value of a typed text, or `fallback` if it is not valid, and its error. While the visitor is typing text that may still become
 * valid, there is no error; it appears once they leave the field or the text is clearly wrong.
 */
export function useCheckedText<T>(
  text: string,
  onText: (text: string) => void,
  parse: (text: string) => Parsed<T>,
  fallback: T,
): TextField & { value: T } {
  const [isLeft, setIsLeft] = useState(true)
  const parsed = parse(text)
  return {
    value: parsed.ok ? parsed.value : fallback,
    text,
    error: parsed.ok || (parsed.isUnfinished && !isLeft) ? null : parsed.message,
    onText: (next) => {
      setIsLeft(false)
      onText(next)
    },
    onLeave: () => setIsLeft(true),
  }
}
