import { Fragment } from 'react'
import { NoWrap } from './NoWrap'
import { TextLink } from './TextLink'

type Props = { lead: string; text: string; sources: readonly { label: string; url: string }[] }

/** Who the drugs are approved for, with the sources. Shown before a visitor answers or calculates. */
export function ApprovedFor({ lead, text, sources }: Props) {
  return (
    <p className="text-sm text-muted">
      <strong>{lead}</strong> <NoWrap>{text}</NoWrap> Source:{' '}
      {sources.map(({ label, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <TextLink href={url}>{label}</TextLink>
        </Fragment>
      ))}
      .
    </p>
  )
}
