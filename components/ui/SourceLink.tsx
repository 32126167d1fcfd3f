import type { Source } from '@/lib/schemas/sources'
import { NoWrap } from './NoWrap'

/**
 * The name of a source, linked to the document if its address is known. A front page would prove
 * nothing. Sources stand in lines below each other: a wider area for a finger would cover the next one.
 */
export function SourceLink({ label, url }: Pick<Source, 'label' | 'url'>) {
  return url ? (
    <a href={url} rel="noopener" className="underlined-link">
      <NoWrap>{label}</NoWrap>
    </a>
  ) : (
    <NoWrap>{label}</NoWrap>
  )
}
