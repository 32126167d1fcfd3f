import type { Source } from '@/lib/schemas/sources'
import { NoWrap } from './NoWrap'
import { TextLink } from './TextLink'

/** `isSmall`: in several lines below each other, where an area for a finger would cover the next line. */
type Props = Pick<Source, 'label' | 'url'> & { isSmall?: boolean }

/** The name of a source, linked to the document if its address is known. A front page would prove nothing. */
export function SourceLink({ label, url, isSmall }: Props) {
  const name = <NoWrap>{label}</NoWrap>
  if (!url) return name
  if (!isSmall) return <TextLink href={url}>{name}</TextLink>
  return (
    <a href={url} rel="noopener" className="underlined-link">
      {name}
    </a>
  )
}
