import { Fragment } from 'react'
import { getSources } from '@/lib/content'
import { NoWrap } from './NoWrap'

type Props = { ids: readonly string[] /** With publisher and year. */; isFull?: boolean }

/** Sources as small links in a line, each once. Not SourceLink, whose area for a finger would cover the line below. */
export const Sources = ({ ids, isFull }: Props) =>
  getSources([...new Set(ids)]).map(({ id, label, url, publisher, year }, index) => {
    const Name = url ? 'a' : Fragment
    return (
      <Fragment key={id}>
        {index > 0 && '; '}
        <Name {...(url && { href: url, rel: 'noopener', className: 'underlined-link' })}>
          <NoWrap>{label}</NoWrap>
        </Name>
        {isFull && `, ${publisher}${year === undefined ? '' : ` ${year}`}`}
      </Fragment>
    )
  })
