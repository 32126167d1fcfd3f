import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import type { AnsweredQuestion } from '@/lib/schemas/page-texts'

const SHOWN = 3

/** Questions from the groups that the page at `path` answers in part, or else one of each group, and a link to all. */
export function RelatedQuestions({ path }: { path: string }) {
  const { groups } = getContent().questions
  const isHere = ({ href }: AnsweredQuestion) => href?.startsWith(path) ?? false
  const related = groups
    .filter(({ items }) => items.some(isHere))
    .flatMap(({ items }) => items.filter((item) => !isHere(item)))
  const shown = related.length > 0 ? related.slice(0, SHOWN) : groups.flatMap(({ items }) => items[0] ?? [])
  return (
    <p className="my-3 max-w-measure text-sm text-muted print:hidden">
      <strong>Related questions:</strong>{' '}
      {shown.map(({ id, question }) => (
        <span key={id}>
          <a href={`${ROUTES.questions}#${id}`} className="underlined-link">
            {question}
          </a>
          {' · '}
        </span>
      ))}
      <a href={ROUTES.questions} className="underlined-link">
        {`All ${groups.flatMap(({ items }) => items).length} questions`}
      </a>
    </p>
  )
}
