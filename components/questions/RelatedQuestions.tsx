import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { getQuestions } from '@/lib/content'

/** One question of each group that the guide at `path` does not answer itself, and a link to all. */
export function RelatedQuestions({ path }: { path: string }) {
  return (
    <section aria-labelledby="questions_title" className="mt-10">
      <h2 id="questions_title" className="mb-2 heading-3">
        Related questions
      </h2>
      <ul>
        {pickQuestions(path).map(({ id, question }) => (
          <li key={id} className="border-t border-line">
            <StandaloneLink href={`${ROUTES.questions}#${id}`}>
              <NoWrap>{question}</NoWrap>
            </StandaloneLink>
          </li>
        ))}
      </ul>
      <StandaloneLink href={ROUTES.questions} variant="strong">
        {nameAll()}
      </StandaloneLink>
    </section>
  )
}

/** The same in one paragraph, below the FAQ. */
export function RelatedQuestionsLine() {
  return (
    <p className="mt-6 max-w-measure text-sm text-muted print:hidden">
      Related questions:{' '}
      {pickQuestions('/#').map(({ id, question }) => (
        <span key={id}>
          <TextLink href={`${ROUTES.questions}#${id}`}>
            <NoWrap>{question}</NoWrap>
          </TextLink>{' '}
        </span>
      ))}
      <TextLink href={ROUTES.questions}>{nameAll()}</TextLink>
    </p>
  )
}

const pickQuestions = (path: string) =>
  getQuestions().groups.flatMap(({ items }) => items.find(({ href }) => !href?.startsWith(path)) ?? [])

const nameAll = (): string =>
  `All ${getQuestions().groups.reduce((sum, { items }) => sum + items.length, 0)} questions`
