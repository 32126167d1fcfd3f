import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { getQuestions } from '@/lib/content'
import type { Question } from '@/lib/schemas/questions'

/** Every question in its group: a short answer, where to read on, and the words to ask a seller. */
export function QuestionList() {
  return getQuestions().groups.map(({ id, title, items }) => (
    <section key={id} aria-labelledby={id} className="mb-12 max-w-reading">
      <h2 id={id} className="mb-3 scroll-mt-6 heading-article">
        {title}
      </h2>
      {items.map((item) => (
        <QuestionAndAnswer key={item.id} {...item} />
      ))}
    </section>
  ))
}

function QuestionAndAnswer({ id, question, answer, href, ask }: Question) {
  return (
    <div className="break-inside-avoid border-t border-line py-4">
      <h3 id={id} className="mb-1 scroll-mt-6 font-bold">
        <NoWrap>{question}</NoWrap>
      </h3>
      <p>
        <NoWrap>{answer}</NoWrap>
      </p>
      {ask && (
        <p className="mt-2 border-l-2 border-accent pl-3 text-sm text-muted">
          Ask the seller: <NoWrap>{`“${ask}”`}</NoWrap>
        </p>
      )}
      {href && <StandaloneLink href={href}>{`The whole answer, with sources`}</StandaloneLink>}
    </div>
  )
}
