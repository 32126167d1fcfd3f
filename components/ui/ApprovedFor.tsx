import { Fragment } from 'react'
import { NoWrap } from './NoWrap'
import { SourceLink } from './SourceLink'

type Props = { lead: string; text: string; sources: readonly { label: string; url: string | null }[] }

/** Who the drugs are approved for, with the sources. Shown before a visitor answers or calculates. */
export const ApprovedFor = ({ lead, text, sources }: Props) => (
  <p className="text-sm text-muted">
    <strong>{lead}</strong> <NoWrap>{text}</NoWrap> Source:{' '}
    {sources.map(({ label, url }, index) => (
      <Fragment key={label}>
        {index > 0 && ', '}
        <SourceLink label={label} url={url} />
      </Fragment>
    ))}
    .
  </p>
)
