type Props = { text: string; sources: readonly { label: string; url: string }[] }

/** Who the drugs are approved for, said once before the answers are sent. */
export function ApprovedFor({ text, sources }: Props) {
  return (
    <p className="text-sm text-muted">
      {text}
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
