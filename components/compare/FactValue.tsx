import { NOT_STATED } from '@/lib/providers/fact-values'

type Props = { children: string | null }

const MARKS: Partial<Record<string, string>> = { Yes: '✓', No: '✗' }

/** A fact in a cell: a mark for yes or no, a dash if not stated, otherwise words. Screen readers always get words. */
export function FactValue({ children }: Props) {
  const mark = children === null ? '–' : MARKS[children]
  if (mark === undefined) return children
  return (
    <>
      <span aria-hidden="true" className={mark === '✓' ? 'font-bold text-accent' : 'text-muted'}>
        {mark}
      </span>
      <span className="sr-only">{children ?? NOT_STATED}</span>
    </>
  )
}

/** Explains the marks, above a table that uses them. */
export function FactLegend() {
  return (
    <p className="mb-3 flex flex-wrap gap-x-5 text-sm text-muted">
      <span>✓ yes</span>
      <span>✗ no</span>
      <span>– not stated</span>
    </p>
  )
}
