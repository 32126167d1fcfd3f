import { RelatedQuestions } from '@/components/questions/RelatedQuestions'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Section } from '@/components/ui/Section'
import { getFaq } from '@/lib/content'
import { FaqItem } from './FaqItem'

/**
 * The questions in content/faq.json, one open at a time, and a button back to the top. It needs no script.
 * `sourcesOn` is the page to link to for the sources, on a page that has no room for them.
 */
export function Faq({ sourcesOn }: { sourcesOn?: string }) {
  const { title, items, buttonLabel } = getFaq()
  return (
    <Section id="faq" title={title}>
      <div className="mb-8 max-w-[47rem] border-t border-line">
        {items.map((item) => (
          <FaqItem key={item.id} {...item} sourcesOn={sourcesOn} />
        ))}
      </div>
      <ButtonLink href="#top">{buttonLabel}</ButtonLink>
      <RelatedQuestions path="/#" as="h3" />
    </Section>
  )
}
