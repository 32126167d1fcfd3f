import { NoWrap } from '@/components/ui/NoWrap'
import { SourceLink } from '@/components/ui/SourceLink'
import type { MedicareProgram } from './get-medicare-program'

type Props = {
  program: MedicareProgram
  /** "You said 67." */
  lead: string
}

/** Medicare's program: what it costs, when it ends, who qualifies, and how the sources were read. */
export const MedicareNote = ({ program: { summary, who, sources }, lead }: Props) => (
  <>
    <p>
      <strong data-text suppressHydrationWarning>
        {lead}
      </strong>{' '}
      <NoWrap>{summary}</NoWrap>
    </p>
    <details className="text-sm">
      <summary className="fold chevron text-link">Who qualifies</summary>
      <p>
        {who}
        {sources.map(({ label, url, how }) => (
          <span key={label}>
            {' '}
            <SourceLink label={label} url={url} />
            {`, ${how}.`}
          </span>
        ))}
      </p>
    </details>
  </>
)
