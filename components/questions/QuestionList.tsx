import { GuideCards } from '@/components/blog/GuideCards'
import { LinkList } from '@/components/ui/LinkList'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { guidePath } from '@/lib/base/routes'
import { getContent, getGuides } from '@/lib/content'
import type { Question } from '@/lib/schemas/page-texts'

/** Links to the groups and, where they do not fill the first screens, to all questions. */
export const QuestionLinks = () => (
  <nav
    aria-label="All questions"
    className="mb-8 text-sm max-md:flex max-md:flex-wrap max-md:gap-x-3 md:columns-2 md:gap-x-10 print:hidden"
  >
    {getContent().questions.groups.map(({ id, title, items }) => (
      <div key={id} className="break-inside-avoid md:mb-3">
        <a
          href={`#${id}`}
          className="inline-flex min-h-11 items-center font-semibold text-link hover:underline md:text-ink"
        >
          {title}
        </a>
        <LinkList
          links={items.map((item) => ({ href: `#${item.id}`, label: item.question }))}
          className="max-md:hidden"
          look="inline-flex min-h-11 items-center py-2.5 leading-snug text-link hover:underline"
        />
      </div>
    ))}
  </nav>
)

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
      <section key={id} aria-labelledby={id} className="mb-12 max-w-reading">
        <h2 id={id} className="mb-3 heading-2">
          {title}
        </h2>
        {guide && (
          <div className="mb-4">
            <GuideCards guides={[guide]} isShort />
          </div>
        )}
        {items.map((item) => (
          <QuestionAndAnswer key={item.id} {...item} />
        ))}
      </section>
    )
  })
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
