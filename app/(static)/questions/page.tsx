import { RoutePage } from '@/components/layout/PageShell'
import { QuestionList } from '@/components/questions/QuestionList'
import { SafetyQuestions } from '@/components/questions/SafetyQuestions'
import { LinkList } from '@/components/ui/LinkList'
import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import { FEELING_ILL_HREF, SAFETY_ID } from '@/lib/base/page-anchors'
import { getContent } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('questions')

export default function QuestionsPage() {
  const { safety, questions } = getContent()
  const topics = [...questions.groups, { id: SAFETY_ID, title: safety.title }]
  return (
    <RoutePage name="questions">
      <h1 className="mb-4 heading-1">
        <NoWrap>{questions.title}</NoWrap>
      </h1>
      <p className="mb-3 max-w-reading text-lead text-muted">
        {questions.lead} <TextLink href={FEELING_ILL_HREF}>Feeling ill now?</TextLink>
      </p>
      <nav aria-label="Topics" className="mb-8 text-sm print:hidden">
        <LinkList
          links={topics.map(({ id, title }) => ({ href: `#${id}`, label: title }))}
          className="flex flex-wrap md:-mx-3 max-md:grid max-md:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]"
          linkClassName="inline-flex min-h-11 items-center font-semibold md:px-3 text-link underline decoration-1 underline-offset-4"
        />
      </nav>
      <QuestionList />
      <SafetyQuestions />
    </RoutePage>
  )
}
