import { Fragment } from 'react'
import { getSources } from '@/lib/content'
import { NoWrap } from './NoWrap'

type Props = { ids: readonly string[]; separator?: string /** With publisher and year. */; isFull?: boolean }

/**
 * The names of sources in content/sources.json, linked, in a line. Not SourceLink: several lines of small links stand
 * below each other, and its area for a finger would cover the next one.
 */
export function Sources({ ids, separator = '; ', isFull }: Props) {
  return getSources(ids).map(({ id, label, url, publisher, year }, index) => {
    const name = <NoWrap>{label}</NoWrap>
    return (
      <Fragment key={id}>
        {index > 0 && separator}
        {url ? (
          <a href={url} rel="noopener" className="underlined-link">
            {name}
          </a>
        ) : (
          name
        )}
        {isFull && `, ${publisher}${year === null ? '' : ` ${year}`}`}
      </Fragment>
    )
  })
}
