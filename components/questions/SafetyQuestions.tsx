import { SafetyPoints } from '@/components/guides/SafetyPoints'
import { Sources } from '@/components/ui/Sources'
import { getContent } from '@/lib/content'

export const SAFETY_ID = 'before_you_choose'

/** What to know before choosing a seller, and what to ask, each with its sources. The lists of providers lead here. */
export function SafetyQuestions() {
  const { title, points, questionsTitle, questions } = getContent().safety
  return (
    <section aria-labelledby={SAFETY_ID} className="mb-12 max-w-reading">
      <h2 id={SAFETY_ID} className="mb-3 heading-2">
        {title}
      </h2>
      <SafetyPoints points={points} />
      <h3 className="mt-4 mb-1 font-bold">{questionsTitle}</h3>
      <ol className="list-decimal pl-6">
        {questions.map(({ text, sources }) => (
          <li key={text} className="mb-1">
            {text}{' '}
            <span className="text-sm text-muted">
              <Sources ids={sources} separator=" " />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
