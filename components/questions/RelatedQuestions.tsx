import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getQuestions } from '@/lib/content'

/** One question of each group that `path` does not answer itself, and a link to all; in the FAQ, folded like its items. */
export function RelatedQuestions({ path, isFolded }: { path: string; isFolded?: boolean }) {
  const others = getQuestions().groups.flatMap(
    ({ items }) => items.find(({ href }) => !href?.startsWith(path)) ?? [],
  )
  const list = (
    <ul>
      {others.map(({ id, question }) => (
        <li key={id} className="border-t border-line">
          <StandaloneLink href={`${ROUTES.questions}#${id}`}>
            <NoWrap>{question}</NoWrap>
          </StandaloneLink>
        </li>
      ))}
    </ul>
  )
  if (isFolded)
    return (
      <details className="mb-5 border-b border-line print:hidden">
        <summary className="chevron fold w-full justify-between text-base!">Related questions</summary>
        {list}
      </details>
    )
  return (
    <section aria-labelledby="questions_title" className="mt-10 max-w-reading print:hidden">
      <h2 id="questions_title" className="mb-2 heading-3">
        Related questions
      </h2>
      {list}
      <AllQuestions />
    </section>
  )
}

/** "All 25 questions" */
export function AllQuestions() {
  const count = getQuestions().groups.reduce((sum, { items }) => sum + items.length, 0)
  return <StandaloneLink href={ROUTES.questions} variant="strong">{`All ${count} questions`}</StandaloneLink>
}
