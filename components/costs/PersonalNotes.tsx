import { NoWrap } from '@/components/ui/NoWrap'
import { SourceLink } from '@/components/ui/SourceLink'
import { useHydrated } from '@/components/ui/useHydrated'
import type { composePersonalLines } from '@/lib/quiz/personal-lines'
import type { MedicareProgram } from './get-medicare-program'

type Props = { lines: ReturnType<typeof composePersonalLines>; program: MedicareProgram | null }

const LINE = 'border-t border-line px-inset py-3 text-sm/snug'

/** Empty until the visitor's answers are known. */
const Line = ({ line }: { line: { lead: string; text: string } | null }) => (
  <>
    <strong suppressHydrationWarning>{line?.lead ?? ''}</strong>{' '}
    <span suppressHydrationWarning>{line?.text ?? ''}</span>
  </>
)

/**
 * What the state and the age of a visitor mean for the rows: who serves the state, and Medicare's program: what it costs,
 * when it ends, who qualifies, and how the sources were read. Hidden until an inline script, and then React, knows them.
 */
export function PersonalNotes({ lines: { state, age }, program }: Props) {
  const isHydrated = useHydrated()
  return (
    <>
      {(state || !isHydrated) && (
        <p data-line="state" hidden={!state} suppressHydrationWarning className={LINE}>
          <Line line={state} />
        </p>
      )}
      {program && (age || !isHydrated) && (
        <div data-line="age" hidden={!age} suppressHydrationWarning className={LINE}>
          <p>
            <Line line={age} /> <NoWrap>{program.summary}</NoWrap>
          </p>
          <details className="-mb-3 text-sm">
            <summary className="fold chevron text-link">Who qualifies</summary>
            <p>
              {program.who}
              {program.sources.map(({ label, url, how }) => (
                <span key={label}>
                  {' '}
                  <SourceLink label={label} url={url} />
                  {`, ${how}.`}
                </span>
              ))}
            </p>
          </details>
        </div>
      )}
    </>
  )
}
