import { NoWrap } from '@/components/ui/NoWrap'
import { SourceLink } from '@/components/ui/SourceLink'

/** Medicare's program: its texts and sources. */
export type MedicareProgram = {
  /** "Medicare's GLP-1 Bridge costs $50 a month for people who qualify, through December 31, 2027." */
  summary: string
  who: string
  sources: readonly { label: string; url: string | null; how: string }[]
}

type Props = {
  program: MedicareProgram
  /** "You said 67." */
  lead: string
}

/** Medicare's program: what it costs, when it ends, who qualifies, and how the sources were read. */
export function MedicareNote({ program: { summary, who, sources }, lead }: Props) {
  return (
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
}
