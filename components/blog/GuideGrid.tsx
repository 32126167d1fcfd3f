import { Section } from '@/components/ui/Section'
import { getGuides } from '@/lib/content'
import { GuideCards } from './GuideCards'

/** A card for every guide in content/guides. */
export function GuideGrid() {
  return (
    <Section id="guides" title="Guides">
      <GuideCards guides={getGuides()} />
    </Section>
  )
}
