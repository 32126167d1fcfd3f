import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'

const countQuestions = () => getContent().questions.groups.flatMap(({ items }) => items).length

/** One question of each group that the page at `path` does not answer itself, and a link to all, in one paragraph. */
export function RelatedQuestions({ path }: { path: string }) {
  const { groups } = getContent().questions
  return (
    <p className="my-3 max-w-measure text-sm text-muted print:hidden">
      <strong>Related questions:</strong>{' '}
      {groups
        .flatMap(({ items }) => items.find(({ href }) => !href?.startsWith(path)) ?? [])
        .map(({ id, question }) => (
          <span key={id}>
            <TextLink href={`${ROUTES.questions}#${id}`}>{question}</TextLink>{' '}
          </span>
        ))}
      <TextLink href={ROUTES.questions}>{`All ${countQuestions()} questions`}</TextLink>
    </p>
  )
}
