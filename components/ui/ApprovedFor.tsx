import { Fragment } from 'react'
import type { Approval } from './get-approved-for'
import { NoWrap } from './NoWrap'
import { SourceLink } from './SourceLink'

type Props = Omit<Approval, 'warning'> & Partial<Pick<Approval, 'warning'>>

/**
 * Who should not take the drugs, unless the warning is elsewhere, and who they are approved for, with the sources. Shown
 * before a visitor answers or calculates.
 */
export const ApprovedFor = ({ lead, text, warning, sources }: Props) => (
  <div className="text-sm text-muted">
    {warning && (
      <p className="mb-3 border-l-4 border-danger pl-3 text-ink">
        <strong className="text-danger">{warning.lead}</strong> <NoWrap>{warning.text}</NoWrap>
      </p>
    )}
    <p>
      <strong>{lead}</strong> <NoWrap>{text}</NoWrap> Source:{' '}
      {sources.map(({ label, url }, index) => (
        <Fragment key={label}>
          {index > 0 && ', '}
          <SourceLink label={label} url={url} />
        </Fragment>
      ))}
      .
    </p>
  </div>
)
