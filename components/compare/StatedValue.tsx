import { NOT_STATED } from '@/lib/providers/fact-values'

const SIGNS: Readonly<Record<string, string>> = { Yes: '✓', No: '✕', [NOT_STATED]: '–' }

/** A value of the comparison. Yes, no and not stated are signs to look at, and words for screen readers. */
export function StatedValue({ text }: { text: string }) {
  const sign = SIGNS[text]
  if (!sign) return text
  return (
    <>
      <span aria-hidden="true" className={text === NOT_STATED ? 'text-muted' : 'font-bold text-pine'}>
        {sign}
      </span>
      <span className="sr-only">{text}</span>
    </>
  )
}

/** What the signs mean. */
export function StatedLegend() {
  return (
    <p aria-hidden="true" className="mt-2 text-sm text-muted">
      ✓ yes · ✕ no · – not stated
    </p>
  )
}
