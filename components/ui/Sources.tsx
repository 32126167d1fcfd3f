import { Fragment } from 'react'
import { getSources } from '@/lib/content'
import { nameSource } from '@/lib/guides/sources-read'
import circle from './Circle.module.css'
import { NoWrap } from './NoWrap'

type Props = {
  ids: readonly string[]
  /** With publisher and year. */
  isFull?: boolean
  /** A circle instead of "(as reported)", on a page whose key explains it. */
  hasCircles?: boolean
}

/** Sources as small links in a line, each once. Not SourceLink, whose area for a finger would cover the line below. */
export const Sources = ({ ids, isFull, hasCircles }: Props) =>
  getSources([...new Set(ids)]).map((source, index) => {
    const { id, label, url, publisher, year, read } = source
    const name = <NoWrap>{hasCircles ? label : nameSource(source)}</NoWrap>
    return (
      <Fragment key={id}>
        {index > 0 && '; '}
        {url ? (
          <a href={url} rel="noopener" className="underlined-link">
            {name}
          </a>
        ) : (
          name
        )}
        {hasCircles && <span className={read === 'reported' ? circle.hollow : circle.solid} />}
        {isFull && `, ${publisher}${year ? ` ${year}` : ''}`}
      </Fragment>
    )
  })
