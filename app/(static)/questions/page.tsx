import { RoutePage } from '@/components/layout/PageShell'
import { ReadingLayout } from '@/components/layout/ReadingLayout'
import { TableOfContents } from '@/components/layout/TableOfContents'
import { QuestionLinks, QuestionList } from '@/components/questions/QuestionList'
import { SAFETY_ID, SafetyQuestions } from '@/components/questions/SafetyQuestions'
import { getContent } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('questions')

export default function QuestionsPage() {
  const { title, lead, groups } = getContent().questions
  return (
    <RoutePage name="questions">
      <ReadingLayout
        header={
          <>
            <h1 className="mb-4 heading-1">{title}</h1>
            <p className="mb-4 max-w-reading text-lead text-muted">{lead}</p>
            <QuestionLinks />
          </>
        }
        aside={
          <div className="contents max-lg:hidden">
            <TableOfContents
              sections={[
                ...groups.map((group) => ({ id: group.id, text: group.title })),
                { id: SAFETY_ID, text: getContent().safety.title },
              ]}
            />
          </div>
        }
      >
        <QuestionList />
        <SafetyQuestions />
      </ReadingLayout>
    </RoutePage>
  )
}
