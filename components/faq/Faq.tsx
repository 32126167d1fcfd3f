import { ButtonLink } from '@/components/ui/ButtonLink'
import { Section } from '@/components/ui/Section'
import { getFaq, getSources } from '@/lib/content'
import { FaqItems } from './FaqItems'

/** The questions of content/faq.json, one open at a time, and a way back to the top. It needs no script. */
export function Faq() {
  const { title, items, buttonLabel } = getFaq()
  return (
    <Section id="faq" title={title}>
      <div className="mb-8 max-w-[47rem] border-t border-line">
        <FaqItems
          items={items.map(({ sources, ...item }) => ({
            ...item,
            sources: getSources(sources).map(({ url, title, label, publisher, year }) => ({
              url,
              title,
              label,
              publisher,
              year,
            })),
          }))}
        />
      </div>
      <ButtonLink href="#top">{buttonLabel}</ButtonLink>
    </Section>
  )
}
