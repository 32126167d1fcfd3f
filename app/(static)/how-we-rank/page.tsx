import { Fragment } from 'react'
import { Prose } from '@/components/guides/Prose'
import { Certificate, Checks, OpenData } from '@/components/how-we-rank/ProofSections'
import {
  Commissions,
  Considered,
  FactGroups,
  PaidLinks,
  Scores,
} from '@/components/how-we-rank/RankingSections'
import { RoutePage } from '@/components/layout/PageShell'
import { ReadingLayout } from '@/components/layout/ReadingLayout'
import { TableOfContents } from '@/components/layout/TableOfContents'
import { NoWrap } from '@/components/ui/NoWrap'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('howWeRank')

/** Other pages link to some of the ids. */
const SECTIONS = [
  { id: 'facts', text: 'The facts we look for', Text: FactGroups },
  { id: 'scores', text: 'How scores are made', Text: Scores },
  { id: 'considered', text: 'Who was considered', Text: Considered },
  { id: 'commissions', text: 'Who pays for this site', Text: Commissions },
  { id: 'paid-links', text: 'Can the order be bought?', Text: PaidLinks },
  { id: 'certificate', text: 'What a certificate covers', Text: Certificate },
  { id: 'checks', text: 'What each claim rests on', Text: Checks },
  { id: 'data', text: 'The data files', Text: OpenData },
]

export default function HowWeRankPage() {
  return (
    <RoutePage name="howWeRank">
      <ReadingLayout
        asideAt="right"
        header={
          <>
            <h1 className="mb-4 heading-1">
              <NoWrap>How We Rank GLP-1 Providers</NoWrap>
            </h1>
            <p className="mb-8 max-w-reading text-lead text-muted">
              What we look at, who pays for it, and what each claim rests on.
            </p>
          </>
        }
        aside={<TableOfContents sections={SECTIONS} />}
      >
        <Prose>
          {SECTIONS.map(({ id, text, Text }) => (
            <Fragment key={id}>
              <h2 id={id}>
                <NoWrap>{text}</NoWrap>
              </h2>
              <Text />
            </Fragment>
          ))}
        </Prose>
      </ReadingLayout>
    </RoutePage>
  )
}
