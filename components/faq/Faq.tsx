import { ButtonLink } from '@/components/ui/ButtonLink'
import { Section } from '@/components/ui/Section'
import { getFaq } from '@/lib/content'
import { FaqItem } from './FaqItem'

/** The questions of content/faq.json, one open at a time, and a button back to the top. It needs no script. */
export function Faq() {
  const { title, items, buttonLabel } = getFaq()
  return (
    <Section id="faq" title={title}>
      <div className="mb-8 max-w-[47rem] border-t border-line">
        {items.map((item) => (
          <FaqItem key={item.id} {...item} />
        ))}
      </div>
      <ButtonLink href="#top">{buttonLabel}</ButtonLink>
    </Section>
  )
}
