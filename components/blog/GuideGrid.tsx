import { Section } from '@/components/ui/Section'
import { ROUTES } from '@/lib/base/routes'
import { getGuides, getPosts } from '@/lib/content'
import { GuideCards } from './GuideCards'
import { QuizCard } from './QuizCard'

/** A card for every guide in content/guides, and the quiz in the place that five leave open. */
export function GuideGrid() {
  const quiz = getPosts().find(({ slug }) => slug === ROUTES.quiz)
  return (
    <Section id="guides" title="Guides">
      <GuideCards guides={getGuides()}>{quiz && <QuizCard post={quiz} />}</GuideCards>
    </Section>
  )
}
