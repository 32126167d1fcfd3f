import { SourceLink } from '@/components/ui/SourceLink'

type Props = { lead: string; text: string; sources: readonly { label: string; url: string | null }[] }

/** Who the drugs are approved for, stated before the answers are submitted. */
export function QuizApprovedFor({ lead, text, sources }: Props) {
  return (
    <p className="text-sm text-muted">
      <strong>{lead}</strong> {text} Source:
      {sources.map(({ label, url }, index) => (
        <span key={label}>
          {index > 0 && ','} <SourceLink label={label} url={url} />
        </span>
      ))}
      .
    </p>
  )
}
