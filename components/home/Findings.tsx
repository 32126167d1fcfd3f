import { Section } from '@/components/ui/Section'
import { getHome } from '@/lib/content'

/** What a reader finds in the ranking: six things. */
export function Findings() {
  const { title, items } = getHome().findings
  return (
    <Section id="findings" title={title}>
      <ul className="grid gap-x-10 border-b border-line sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="border-t border-line py-5">
            <h3 className="mb-1 font-semibold">{item.title}</h3>
            <p className="text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
