import { useEffect, useState } from 'react'
import { useEntryState } from '@/components/ui/useEntryState'
import type { Parsed } from '@/lib/plans/inputs'

const parseText = (kept: unknown) => (typeof kept === 'string' ? kept : null)

/**
 * A field's text, its last valid value, and its error. While the visitor is typing text that may still become valid,
 * there is no error; it appears once they leave the field or the text is clearly wrong.
 */
export function useValidatedText<T>(
  key: string,
  initial: string,
  parse: (text: string) => Parsed<T>,
  fallback: T,
) {
  const [text, setText] = useEntryState(key, initial, parseText)
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
      onText: (next: string) => {
        setIsLeft(false)
        setText(next)
      },
      onLeave: () => setIsLeft(true),
    },
  }
}
