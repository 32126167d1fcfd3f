import { SafetyPoints } from '@/components/safety/SafetyPoints'
import { Sources } from '@/components/ui/Sources'
import { SAFETY_ID } from '@/lib/base/page-anchors'
import { getContent } from '@/lib/content'

/** What to know before choosing a seller, then what to ask, each list with its sources. The lists of providers lead here. */
export function SafetyQuestions() {
  const { title, points, questionsTitle, questions } = getContent().safety
  return (
    <section
      aria-labelledby={SAFETY_ID}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:items-start"
    >
      <h2 id={SAFETY_ID} className="heading-2">
        {title}
      </h2>
      <div className="max-w-reading max-md:text-sm">
        <p className="mb-3 text-sm text-muted">
          A source with <span className="circle-hollow" />: as reported, so check it first;{' '}
          <span className="circle-solid" /> read by us.
        </p>
        <SafetyPoints points={points} />
        <h3 className="mt-6 mb-2 heading-3">{questionsTitle}</h3>
        <ol className="list-decimal pl-6">
          {questions.map(({ text }) => (
            <li key={text} className="mb-1">
              {text}
            </li>
          ))}
        </ol>
        <p className="mt-3 text-xs text-muted">
          Sources: <Sources ids={questions.flatMap(({ sources }) => sources)} isFull hasCircles />.
        </p>
      </div>
    </section>
  )
}
