import { Section } from '@/components/ui/Section'
import { getHome } from '@/lib/content'

/** Why trust the ranking: three reasons. */
export function TrustCards() {
  const { title, cards } = getHome().trust
  return (
    <Section id="trust" title={title}>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-5">
        {cards.map((card) => (
          <li key={card.title} className="border-t-2 border-ink pt-5">
            <h3 className="mb-2 font-serif text-h3 font-bold">{card.title}</h3>
            <p className="text-muted">{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
