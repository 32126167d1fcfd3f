import { ASIDE_LINK, LinkList } from '@/components/ui/LinkList'
import { CHEVRON } from '@/components/ui/Summary'
import type { Guide } from '@/lib/content'

/** The sections of a page. On a phone they fold into one line; beside the text they are open, stay visible, and scroll. */
export const TableOfContents = ({ sections }: { sections: readonly { id: string; text: string }[] }) => (
  <nav
    aria-labelledby="contents_title"
    className="max-w-figure text-sm lg:sticky lg:top-22 lg:-m-2 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:p-2"
  >
    <details className="border-y border-line lg:border-0 lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]">
      <summary
        className={`${CHEVRON} flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold lg:pointer-events-none lg:min-h-11 lg:after:content-none!`}
      >
        <span id="contents_title">On this page</span>
      </summary>
      <LinkList
        links={sections.map(({ id, text }) => ({ href: `#${id}`, label: text }))}
        className="pb-2"
        linkClassName={ASIDE_LINK}
      />
    </details>
  </nav>
)

/** The sections of a text, without their subheadings. */
export const getSections = ({ headings }: Pick<Guide['body'], 'headings'>) =>
  headings.filter(({ depth }) => depth === 2)
