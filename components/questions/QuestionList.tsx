import { GuideCards } from '@/components/blog/GuideCards'
import { HelpSteps } from '@/components/safety/HelpSteps'
import { TooMuch } from '@/components/safety/TooMuch'
import { QuestionFold } from '@/components/ui/QuestionFold'
import { Sources } from '@/components/ui/Sources'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { guidePath, ROUTES } from '@/lib/base/routes'
import { getContent, getGuides } from '@/lib/content'
import type { AnsweredQuestion } from '@/lib/schemas/page-texts'
import styles from './QuestionList.module.css'

/** Every question in its group: a short answer, where to read on, and the words to ask a seller. */
export function QuestionList() {
  const shown = new Set<string>()
  return getContent().questions.groups.map(({ id, title, items }) => {
    // The figure of the guide that its answers lead to, unless an earlier group has it.
    const guide = getGuides().find(
      ({ slug, figure }) =>
        figure && !shown.has(slug) && items.some(({ href }) => href?.startsWith(guidePath(slug))),
    )
    if (guide) shown.add(guide.slug)
    return (
      <section key={id} aria-labelledby={id} className={styles.group}>
        <h2 id={id} className="heading-2">
          {title}
        </h2>
        <div className={styles.questions}>
          {items.map((item) => (
            <QuestionAndAnswer key={item.id} {...item} />
          ))}
        </div>
        {guide && <GuideCards guides={[guide]} isShort />}
      </section>
    )
  })
}

/**
 * Folded, as the FAQ. A link to the answer opens it, with the question in view. A section, because reader views delete a
 * short <div> that has a link.
 */
const QuestionAndAnswer = ({
  id,
  question,
  answer,
  parts,
  box,
  sources,
  href,
  link,
  ask,
}: AnsweredQuestion) => (
  <QuestionFold question={question}>
    <section id={id} className="max-w-reading scroll-mt-36 pb-4">
      <p>{answer}</p>
      {box === 'signs' && (
        <div className="my-2 rounded-md border-2 border-danger text-sm/snug">
          <HelpSteps />
        </div>
      )}
      {box === 'too-much' && <TooMuch />}
      {parts && (
        <ul className="mt-2 list-disc pl-5">
          {parts.map(({ lead, text }) => (
            <li key={lead}>
              <strong>{lead}</strong> {text}
            </li>
          ))}
        </ul>
      )}
      {ask && <p className="mt-2 border-l-2 border-accent pl-3">Ask the seller: {`“${ask}”`}</p>}
      {sources.length > 0 && (
        <p className="mt-2 text-xs text-muted">
          Sources: <Sources ids={sources} />.
        </p>
      )}
      {href && (
        <p className="flex flex-wrap gap-x-6 text-sm">
          <StandaloneLink href={href}>{describeTarget(href)}</StandaloneLink>{' '}
          {link && <StandaloneLink href={link.href}>{link.label}</StandaloneLink>}
        </p>
      )}
    </section>
  </QuestionFold>
)

/** "Read on: Hidden costs", or what is on another page. */
function describeTarget(href: string): string {
  const [page, fragment] = href.split('#')
  const guide = getGuides().find(({ slug }) => guidePath(slug) === page)
  if (page === ROUTES.leaving) return 'Letters to copy'
  if (!guide) return 'See the records'
  const heading = guide.body.headings.find(({ id }) => id === fragment)
  return `Read on: ${heading?.text ?? guide.title}`
}
