import { NoWrap } from '@/components/ui/NoWrap'
import { SourceLink } from '@/components/ui/SourceLink'
import { getSafety, getSources } from '@/lib/content'
import type { SafetyPoint } from '@/lib/schemas/safety'

/**
 * Safety information before the paid links: the warning, which is the last point in content/safety.json and is never cut
 * short, and a fold with the other points and the questions to ask. In print it is open.
 */
export function SafetyBlock() {
  const { title, points, questionsTitle, questions } = getSafety()
  const warning = points.at(-1)
  if (!warning) return null
  return (
    <section
      aria-label={title}
      className="mt-1 border-l-4 border-danger pl-2.5 text-sm leading-snug md:mt-3 md:pl-3"
    >
      <details>
        <summary className="min-h-11 cursor-pointer list-none">
          <strong className="text-danger">{warning.lead}</strong> <NoWrap>{warning.text}</NoWrap>{' '}
          <span className="chevron font-semibold text-link after:inline-block print:hidden">
            More warnings
          </span>
        </summary>
        <p className="[&_a]:inline-block [&_a]:py-3.5">
          <Sources ids={warning.sources} />
        </p>
        <ul>
          {points.slice(0, -1).map((point) => (
            <li key={point.lead} className="my-1.5">
              <Point {...point} />
            </li>
          ))}
        </ul>
        <h2 className="font-bold">{questionsTitle}</h2>
        <ol className="list-decimal pl-6">
          {questions.map(({ text, sources }) => (
            <li key={text} className="my-1.5">
              <NoWrap>{text}</NoWrap> <Sources ids={sources} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

function Point({ lead, text, sources }: SafetyPoint) {
  return (
    <>
      <strong>{lead}</strong> <NoWrap>{text}</NoWrap> <Sources ids={sources} />
    </>
  )
}

/** The warning alone, on pages without the fold. */
export function Warning() {
  const warning = getSafety().points.at(-1)
  return (
    warning && (
      <p className="mb-4 border-l-4 border-danger pl-2.5 text-sm leading-snug">
        <strong className="text-danger">{warning.lead}</strong> <NoWrap>{warning.text}</NoWrap>
      </p>
    )
  )
}

/** "[Wegovy label, Zepbound label]": links to sources. In brackets, because a label may end in parentheses. */
function Sources({ ids }: { ids: readonly string[] }) {
  const links = getSources(ids).flatMap(({ id, label, url }) => [
    ', ',
    <SourceLink key={id} label={label} url={url} />,
  ])
  return <>[{links.slice(1)}]</>
}
