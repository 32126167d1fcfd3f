import { Section } from '@/components/ui/Section'
import { ROUTES } from '@/lib/base/routes'
import { getGuides, getPosts } from '@/lib/content'
import { GuideCards } from './GuideCards'
import { QuizCard } from './QuizCard'

/** A card for every guide in content/guides, followed by the quiz, which fills the row if there are five guides. */
export function GuideGrid() {
  const quiz = getPosts().find(({ href }) => href === ROUTES.quiz)
  return (
    <Section id="guides" title="Guides">
      <GuideCards guides={getGuides()}>{quiz && <QuizCard post={quiz} />}</GuideCards>
    </Section>
  )
}
