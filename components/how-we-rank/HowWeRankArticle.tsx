import { Fragment, type ReactNode } from 'react'
import { Prose } from '@/components/guides/Prose'
import { ReadingLayout } from '@/components/layout/ReadingLayout'
import { TableOfContents } from '@/components/layout/TableOfContents'
import { NoWrap } from '@/components/ui/NoWrap'
import { HOW_WE_RANK_SECTIONS, type HowWeRankSection } from '@/lib/base/how-we-rank-sections'
import { Scorecard } from './Scorecard'

type Props = { sections: Record<HowWeRankSection, ReactNode> }

const SECTIONS = Object.entries(HOW_WE_RANK_SECTIONS).map(([id, title]) => ({
  id: id as HowWeRankSection,
  title,
}))

/** The layout of the page: title, table of contents beside the text, and each section under its heading. */
export function HowWeRankArticle({ sections }: Props) {
  return (
    <ReadingLayout
      asideAt="right"
      header={
        <>
          <h1 className="mb-4 heading-1">
            <NoWrap>How We Rank GLP-1 Providers</NoWrap>
          </h1>
          <p className="mb-5 max-w-reading text-lead text-muted">
            What we look at, what we have checked, and what we cannot show you yet.
          </p>
          <Scorecard />
        </>
      }
      aside={<TableOfContents sections={SECTIONS.map(({ id, title }) => ({ id, text: title }))} />}
    >
      <Prose>
        {SECTIONS.map(({ id, title }) => (
          <Fragment key={id}>
            <h2 id={id}>{title}</h2>
            {sections[id]}
          </Fragment>
        ))}
      </Prose>
    </ReadingLayout>
  )
}
