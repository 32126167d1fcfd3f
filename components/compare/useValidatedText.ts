import { useEffect, useState } from 'react'
import { useEntryState } from '@/components/ui/useEntryState'
import type { Parsed } from '@/lib/providers/cost-inputs'

const parseText = (kept: unknown) => (typeof kept === 'string' ? kept : null)

/**
 * The text of a field, its last good value, and what is wrong with the text. While somebody types it is silent as long
 * as the text may still become good; it speaks once the field is left or the text is clearly wrong.
 */
export function useValidatedText<T>(
  key: string,
  initial: string,
  parse: (text: string) => Parsed<T>,
  fallback: T,
) {
  const [text, setText] = useEntryState(key, initial, parseText)
  const [isLeft, setIsLeft] = useState(true)
  const [lastGood, setLastGood] = useState(fallback)
  const parsed = parse(text)
  const good = parsed.ok ? parsed.value : lastGood

  useEffect(() => setLastGood(good), [good])

  return {
    good,
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
