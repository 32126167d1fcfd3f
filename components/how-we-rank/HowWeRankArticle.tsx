import { Fragment, type ReactNode } from 'react'
import { Prose } from '@/components/guides/Prose'
import { PageContents } from '@/components/layout/PageContents'
import { NoWrap } from '@/components/ui/NoWrap'
import { HOW_WE_RANK_SECTIONS, type HowWeRankSection } from '@/lib/base/how-we-rank-sections'

type Props = { sections: Record<HowWeRankSection, ReactNode> }

const SECTIONS = Object.entries(HOW_WE_RANK_SECTIONS).map(([id, title]) => ({
  id: id as HowWeRankSection,
  title,
}))

/** The page's frame: title, contents beside the text, and each section under its heading. */
export function HowWeRankArticle({ sections }: Props) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-14 lg:grid-cols-[13.5rem_minmax(0,43rem)] print:block">
      <div className="lg:col-start-2">
        <h1 className="mb-4 font-serif text-h1 font-bold">
          <NoWrap>How We Rank GLP-1 Providers</NoWrap>
        </h1>
        <p className="mb-10 text-lead text-muted">
          What we look at, what we have checked, and what we cannot show you yet.
        </p>
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <PageContents sections={SECTIONS} />
      </div>
      <div className="lg:col-start-2">
        <Prose>
          {SECTIONS.map(({ id, title }) => (
            <Fragment key={id}>
              <h2 id={id}>{title}</h2>
              {sections[id]}
            </Fragment>
          ))}
        </Prose>
      </div>
    </article>
  )
}
