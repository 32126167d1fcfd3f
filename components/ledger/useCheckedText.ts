import { useEffect, useState } from 'react'
import type { Parsed } from '@/lib/plans/inputs'

/** A field of the ledger's controls. */
export type TextField = {
  text: string
  error: string | null
  onText: (text: string) => void
  onLeave: () => void
}

/**
 * The value of a typed text, or the last valid one, and its error. While the visitor is typing text that may still become
 * valid, there is no error; it appears once they leave the field or the text is clearly wrong.
 */
export function useCheckedText<T>(
  text: string,
  onText: (text: string) => void,
  parse: (text: string) => Parsed<T>,
  fallback: T,
): { value: T; field: TextField } {
  const [isLeft, setIsLeft] = useState(true)
  const [lastValid, setLastValid] = useState(fallback)
  const parsed = parse(text)
  const value = parsed.ok ? parsed.value : lastValid
  useEffect(() => setLastValid(value), [value])
  return {
    value,
    field: {
      text,
      error: parsed.ok || (parsed.isUnfinished && !isLeft) ? null : parsed.message,
      onText: (next) => {
        setIsLeft(false)
        onText(next)
      },
      onLeave: () => setIsLeft(true),
    },
  }
}
