type Props = { lead: string; text: string; sources: readonly { label: string; url: string }[] }

/** Who the drugs are approved for, said once before the answers are sent. */
export function ApprovedFor({ lead, text, sources }: Props) {
  return (
    <p className="text-sm text-muted">
      <strong>{lead}</strong> {text}
      {sources.map(({ label, url }) => (
        <span key={url}>
          {' '}
          <a href={url} rel="noopener" className="text-pine underline underline-offset-3">
            {label}
          </a>
        </span>
      ))}
    </p>
  )
}
