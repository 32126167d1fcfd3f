import { ASIDE_LINK, LinkList } from '@/components/ui/LinkList'
import { CHEVRON } from '@/components/ui/Summary'
import type { Guide } from '@/lib/content'
import styles from './TableOfContents.module.css'

/** The sections of a page. On a phone they fold into one line; beside the text they are open, stay visible, and scroll. */
export const TableOfContents = ({ sections }: { sections: readonly { id: string; text: string }[] }) => (
  <nav aria-labelledby="contents_title" className={`${styles.nav} max-w-figure text-sm`}>
    <details className={styles.contents}>
      <summary className={CHEVRON}>
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
