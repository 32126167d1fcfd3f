import { NoWrap } from '@/components/ui/NoWrap'
import { SourceLink } from '@/components/ui/SourceLink'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { getSources } from '@/lib/content'
import type { Faq } from '@/lib/schemas/faq'

type Props = Faq['items'][number] & {
  /** The page to link to for the sources, if this one has no room for them. */
  sourcesOn?: string | undefined
}

/** A question and its answer, followed by the sources. The browser keeps one item open at a time. */
export function FaqItem({ id, question, answer, sources, sourcesOn }: Props) {
  const sourcesId = `${id}_sources`
  return (
    <details name="faq" id={id} className="break-inside-avoid border-b border-line">
      <summary className="chevron flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-1.5">
        <h3 className="min-w-0 leading-snug font-semibold text-wrap max-md:text-sm [overflow-wrap:anywhere]">
          <NoWrap>{question}</NoWrap>
        </h3>
      </summary>
      <div className="pr-4 pb-4 text-muted">
        {answer.map((paragraph) => (
          <p key={paragraph} className="mb-3">
            <NoWrap>{paragraph}</NoWrap>
          </p>
        ))}
        {sources.length > 0 && sourcesOn && (
          <p className="-my-2 text-sm">
            <StandaloneLink href={`${sourcesOn}#${sourcesId}`}>Sources of this answer</StandaloneLink>
          </p>
        )}
        {sources.length > 0 && !sourcesOn && (
          <p id={sourcesId} className="text-xs">
            Sources:{' '}
            {getSources(sources).map((source, index) => (
              <span key={source.id}>
                {index > 0 && '; '}
                <SourceLink label={source.label} url={source.url} />, {source.publisher}
                {source.year !== null && ` ${source.year}`}
              </span>
            ))}
            .
          </p>
        )}
      </div>
    </details>
  )
}
