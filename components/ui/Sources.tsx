import { Fragment } from 'react'
import { getSources } from '@/lib/content'
import { SourceLink } from './SourceLink'

type Props = { ids: readonly string[]; separator?: string /** With publisher and year. */; isFull?: boolean }

/** The names of sources in content/sources.json, as small links in a line. */
export const Sources = ({ ids, separator = '; ', isFull }: Props) =>
  getSources(ids).map(({ id, label, url, publisher, year }, index) => (
    <Fragment key={id}>
      {index > 0 && separator}
      <SourceLink label={label} url={url} isSmall />
      {isFull && `, ${publisher}${year === null ? '' : ` ${year}`}`}
    </Fragment>
  ))
