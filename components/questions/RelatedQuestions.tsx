import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getQuestions } from '@/lib/content'

/** One question of each group that `path` does not answer itself, and a link to all. */
export function RelatedQuestions({ path, as: Heading = 'h2' }: { path: string; as?: 'h2' | 'h3' }) {
  const { groups } = getQuestions()
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const others = groups.flatMap(({ items }) => items.find(({ href }) => !href?.startsWith(path)) ?? [])
  return (
    <section aria-labelledby="questions_title" className="mt-10 max-w-reading print:hidden">
      <Heading id="questions_title" className="mb-2 heading-3">
        Related questions
      </Heading>
      <ul>
        {others.map(({ id, question }) => (
          <li key={id} className="border-t border-line">
            <StandaloneLink href={`${ROUTES.questions}#${id}`}>
              <NoWrap>{question}</NoWrap>
            </StandaloneLink>
          </li>
        ))}
      </ul>
      <StandaloneLink href={ROUTES.questions} variant="strong">
        {`All ${count} questions`}
      </StandaloneLink>
    </section>
  )
}
