import { TextLink } from '@/components/ui/TextLink'

type Props = { lead: string; text: string; sources: readonly { label: string; url: string }[] }

/** Who the drugs are approved for, stated before the answers are submitted. */
export function QuizApprovedFor({ lead, text, sources }: Props) {
  return (
    <p className="text-sm text-muted">
      <strong>{lead}</strong> {text} Source:
      {sources.map(({ label, url }, index) => (
        <span key={url}>
          {index > 0 && ','} <TextLink href={url}>{label}</TextLink>
        </span>
      ))}
      .
    </p>
  )
}
