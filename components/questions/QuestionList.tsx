import { LinkList } from '@/components/ui/LinkList'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { guidePath } from '@/lib/base/routes'
import { getContent, getGuides } from '@/lib/content'
import type { Question } from '@/lib/schemas/page-texts'

/** Links to all questions, a list for each group. */
export const QuestionLinks = () => (
  <nav aria-label="All questions" className="mb-8 gap-x-10 text-sm md:columns-2 print:hidden">
    {getContent().questions.groups.map(({ id, title, items }) => (
      <div key={id} className="mb-3 break-inside-avoid">
        <strong>{title}</strong>
        <LinkList
          links={items.map((item) => ({ href: `#${item.id}`, label: item.question }))}
          look="inline-flex min-h-11 items-center leading-snug text-link hover:underline"
        />
      </div>
    ))}
  </nav>
)

/** Every question in its group: a short answer, where to read on, and the words to ask a seller. */
export function QuestionList() {
  return getContent().questions.groups.map(({ id, title, items }) => (
    <section key={id} aria-labelledby={id} className="mb-12 max-w-reading">
      <h2 id={id} className="mb-3 heading-2">
        {title}
      </h2>
      {items.map((item) => (
        <QuestionAndAnswer key={item.id} {...item} />
      ))}
    </section>
  ))
}

const QuestionAndAnswer = ({ id, question, answer, href, ask }: Question) => (
  <div className="break-inside-avoid border-t border-line py-4">
    <h3 id={id} className="mb-1 heading-3">
      {question}
    </h3>
    <p>{answer}</p>
    {ask && <p className="mt-2 border-l-2 border-accent pl-3 text-sm">Ask the seller: {`“${ask}”`}</p>}
    {href && <StandaloneLink href={href}>{describeTarget(href)}</StandaloneLink>}
  </div>
)

/** "Read on: Hidden costs" */
function describeTarget(href: string): string {
  const [page, fragment] = href.split('#')
  const guide = getGuides().find(({ slug }) => guidePath(slug) === page)
  if (!guide) return 'See the records'
  const heading = guide.body.headings.find(({ id }) => id === fragment)
  return `Read on: ${heading?.text ?? guide.title}`
}
