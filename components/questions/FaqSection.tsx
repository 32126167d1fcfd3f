import { RelatedQuestions } from '@/components/layout/RelatedQuestions'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { QuestionFold } from '@/components/ui/QuestionFold'
import { Section } from '@/components/ui/Section'
import { Sources } from '@/components/ui/Sources'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { Summary } from '@/components/ui/Summary'
import { WithCalls } from '@/components/ui/WithCalls'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import type { FaqTexts } from '@/lib/schemas/page-texts'

/** The questions, one open at a time, without a script. `wholeOn` is the page with the whole answers, if this one is short.
 * The button to the top is the last of the section, as the specification has it. */
export function FaqSection({ wholeOn }: { wholeOn?: string }) {
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
      <div className="mt-3 flex flex-wrap items-center gap-x-5">
        <StandaloneLink href={ROUTES.questions} variant="strong">
          All questions
        </StandaloneLink>
        {!wholeOn && (
          <details className="open:basis-full print:hidden">
            <Summary className="text-link">Related questions</Summary>
            <RelatedQuestions path="/#" />
          </details>
        )}
      </div>
      <p className="mt-3">
        <ButtonLink href="#top">{buttonLabel}</ButtonLink>
      </p>
    </Section>
  )
}

type ItemProps = FaqTexts['items'][number] & { wholeOn: string | undefined }

function FaqItem({ id, question, lead, short, answer, link, sources, wholeOn }: ItemProps) {
  const answerId = `${id}_answer`
  return (
    <QuestionFold name="faq" id={id} question={question}>
      <section id={answerId} className="pr-4 pb-4 text-muted">
        {(wholeOn ? [short] : answer).map((paragraph, index) => (
          <p key={paragraph} className="mb-3">
            {lead && index === 0 && <strong>{`${lead} `}</strong>}
            <WithCalls text={paragraph} />
          </p>
        ))}
        {wholeOn && (
          <p className="-my-2 text-sm">
            <StandaloneLink href={`${wholeOn}#${answerId}`}>
              The whole answer, with its sources
            </StandaloneLink>
          </p>
        )}
        {link && !wholeOn && <StandaloneLink href={link.href}>{link.label}</StandaloneLink>}
        {sources.length > 0 && !wholeOn && (
          <p className="text-xs">
            Sources: <Sources ids={sources} isFull />.
          </p>
        )}
      </section>
    </QuestionFold>
  )
}
