import { JsonLd } from '@/components/layout/JsonLd'
import { PageShell } from '@/components/layout/PageShell'
import { ReadingLayout } from '@/components/layout/ReadingLayout'
import { TableOfContents } from '@/components/layout/TableOfContents'
import { QuestionList } from '@/components/questions/QuestionList'
import { SAFETY_ID, SafetyQuestions } from '@/components/questions/SafetyQuestions'
import { NoWrap } from '@/components/ui/NoWrap'
import { ROUTES } from '@/lib/base/routes'
import { getQuestions, getSafety } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/page-metadata'
import { describeRoute } from '@/lib/seo/structured-data/page-graphs'

export const metadata = routeMetadata('questions')

export default function QuestionsPage() {
  const { title, lead, groups } = getQuestions()
  return (
    <PageShell path={ROUTES.questions}>
      <JsonLd things={describeRoute('questions')} />
      <ReadingLayout
        header={
          <>
            <h1 className="mb-4 heading-1">
              <NoWrap>{title}</NoWrap>
            </h1>
            <p className="mb-8 max-w-reading text-lead text-muted">{lead}</p>
          </>
        }
        aside={
          <TableOfContents
            sections={[
              ...groups.map((group) => ({ id: group.id, text: group.title })),
              { id: SAFETY_ID, text: getSafety().title },
            ]}
          />
        }
      >
        <QuestionList />
        <SafetyQuestions />
      </ReadingLayout>
    </PageShell>
  )
}
