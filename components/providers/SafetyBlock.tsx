import { NoWrap } from '@/components/ui/NoWrap'
import { SourceLink } from '@/components/ui/SourceLink'
import { getSafety, getSources } from '@/lib/content'
import type { SafetyPoint } from '@/lib/schemas/safety'

/**
 * Safety information before the paid links: the warning, which is the last point in content/safety.json, and a fold with
 * the other points and the questions to ask. A phone shows the first three lines of the warning. In print it is open.
 */
export function SafetyBlock() {
  const { title, points, questionsTitle, questions } = getSafety()
  const warning = points.at(-1)
  if (!warning) return null
  return (
    <section aria-label={title} className="safety">
      <details>
        <summary>
          <span className="warning">
            <strong className="text-danger">{warning.lead}</strong> <NoWrap>{warning.text}</NoWrap>
          </span>
          <span className="more chevron">Who this means</span>
        </summary>
        <p className="mt-1">
          <Sources ids={warning.sources} />
        </p>
        <ul>
          {points.slice(0, -1).map((point) => (
            <li key={point.lead}>
              <Point {...point} />
            </li>
          ))}
        </ul>
        <h2>{questionsTitle}</h2>
        {/* In print, the points above include the addresses; here, the names are enough. */}
        <ol className="print:[&_a]:after:content-none!">
          {questions.map(({ text, sources }) => (
            <li key={text}>
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

/** "[Wegovy label, Zepbound label]": links to sources. In brackets, because a label may end in parentheses. */
function Sources({ ids }: { ids: readonly string[] }) {
  const links = getSources(ids).flatMap(({ id, label, url }) => [
    ', ',
    <SourceLink key={id} label={label} url={url} />,
  ])
  return <>[{links.slice(1)}]</>
}
