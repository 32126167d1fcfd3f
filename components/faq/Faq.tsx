import { RelatedQuestions } from '@/components/questions/RelatedQuestions'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Section } from '@/components/ui/Section'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { FaqItem } from './FaqItem'

/** The questions, one open at a time, without a script. `wholeOn` is the page with the whole answers, if this one is short. */
export function Faq({ wholeOn }: { wholeOn?: string }) {
  const { title, items, buttonLabel } = getContent().faq
  const half = Math.ceil(items.length / 2)
  return (
    <Section id="faq" title={title}>
      <div className="grid items-start gap-x-10 grid-cols-[minmax(0,1fr)] lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        {[items.slice(0, half), items.slice(half)].map((column, index) => (
          <div
            key={column[0]?.id}
            className={index === 0 ? 'border-t border-line' : 'lg:border-t lg:border-line'}
          >
            {column.map((item) => (
              <FaqItem key={item.id} {...item} wholeOn={wholeOn} />
            ))}
          </div>
        ))}
      </div>
      <details className="mb-5 border-b border-line print:hidden">
        <summary className="chevron fold w-full justify-between md:text-base">Related questions</summary>
        <RelatedQuestions path="/#" />
      </details>
      <p className="flex flex-wrap gap-x-5">
        <ButtonLink href="#top">{buttonLabel}</ButtonLink>
        <StandaloneLink href={ROUTES.questions} variant="strong">
          All questions
        </StandaloneLink>
      </p>
    </Section>
  )
}
