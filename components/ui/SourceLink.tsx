import type { Source } from '@/lib/schemas/sources'
import { NoWrap } from './NoWrap'
import { TextLink } from './TextLink'

/** The name of a source, linked to the document if its address is known. A front page would prove nothing. */
export function SourceLink({ label, url }: Pick<Source, 'label' | 'url'>) {
  const name = <NoWrap>{label}</NoWrap>
  return url ? <TextLink href={url}>{name}</TextLink> : name
}
