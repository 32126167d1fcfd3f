import { NoWrap } from '@/components/ui/NoWrap'
import { SourceLink } from '@/components/ui/SourceLink'
import { getSafety, getSources } from '@/lib/content'
import type { SafetyPoint } from '@/lib/schemas/safety'

/**
 * Safety information before the paid links. On a screen it is folded, except for the first sentence of the warning, the
 * last point in content/safety.json. In print it is open.
 */
export function SafetyBlock() {
  const { title, points, questionsTitle, questions } = getSafety()
  const warning = points.at(-1)
  if (!warning) return null
  const [first = '', ...rest] = warning.text.split(SENTENCE_END)
  return (
    <section aria-labelledby="safety_title" className="safety">
      <ul className="warning">
        <Point {...warning} text={first} />
      </ul>
      <details>
        <summary className="chevron">
          <h2 id="safety_title">{title}</h2>
          <span className="max-md:hidden">: approved, compounded, certified</span>
        </summary>
        <ul>
          {points.slice(0, -1).map((point) => (
            <Point key={point.lead} {...point} />
          ))}
          {rest.length > 0 && <Point lead="Also:" text={rest.join(' ')} sources={warning.sources} />}
        </ul>
      </details>
      <details>
        <summary className="chevron">{questionsTitle}</summary>
        {/* In print, the points above include the addresses; here, the names are enough. */}
        <ol className="print:[&_a]:after:content-none!">
          {questions.map(({ text, sources }) => (
            <li key={text}>
              <NoWrap>{text}</NoWrap>
              <Sources ids={sources} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

const SENTENCE_END = /(?<=[.?!]\)?) (?=[A-Z])/

function Point({ lead, text, sources }: SafetyPoint) {
  return (
    <li>
      <strong>{lead}</strong> <NoWrap>{text}</NoWrap>
      <Sources ids={sources} />
    </li>
  )
}

/** "[Wegovy label, Zepbound label]": links to sources. In brackets, because a label may end in parentheses. */
function Sources({ ids }: { ids: readonly string[] }) {
  const links = getSources(ids).flatMap(({ id, label, url }) => [
    ', ',
    <SourceLink key={id} label={label} url={url} />,
  ])
  return <> [{links.slice(1)}]</>
}
