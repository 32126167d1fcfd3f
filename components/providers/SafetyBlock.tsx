import { NoWrap } from '@/components/ui/NoWrap'
import { getSafety, getSources } from '@/lib/content'

/** Safety before the click: what approved and compounded mean, who must not take the drugs, what to ask. */
export function SafetyBlock() {
  const { title, points, questionsTitle, questions } = getSafety()
  return (
    <section
      aria-labelledby="safety-title"
      className="mb-6 rounded-md border-2 border-ink bg-card p-5 text-sm [&_a]:text-pine [&_a]:underline [&_a]:underline-offset-3"
    >
      <h2 id="safety-title" className="mb-2 font-serif text-h3 font-bold">
        {title}
      </h2>
      <ul className="grid gap-x-6 gap-y-3 grid-cols-[minmax(0,1fr)] md:grid-cols-[repeat(2,minmax(0,1fr))]">
        {points.map(({ lead, text, sources }) => (
          <li key={lead}>
            <strong>{lead}</strong> <NoWrap>{text}</NoWrap>
            <Sources ids={sources} />
          </li>
        ))}
      </ul>
      <details className="mt-2 break-inside-avoid">
        <summary className="chevron inline-flex min-h-11 cursor-pointer list-none items-center font-semibold underline underline-offset-3">
          {questionsTitle}
        </summary>
        {/* On paper the addresses stand with the points above; here the names are enough. */}
        <ol className="list-decimal pl-6 print:[&_a]:after:content-none!">
          {questions.map(({ text, sources }) => (
            <li key={text} className="mb-1">
              <NoWrap>{text}</NoWrap>
              <Sources ids={sources} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

/** "[Wegovy label, Zepbound label]": the names of sources, each a link. A label may end in parentheses itself. */
function Sources({ ids }: { ids: readonly string[] }) {
  const links = getSources(ids).flatMap(({ id, label, url }) => [
    ', ',
    <a key={id} href={url} rel="noopener">
      <NoWrap>{label}</NoWrap>
    </a>,
  ])
  return <> [{links.slice(1)}]</>
}
