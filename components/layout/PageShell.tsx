import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import type { IndexedRouteName } from '@/lib/base/indexed-routes'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import type { EditionNote } from '@/lib/providers/edition-note'
import { toAddress } from '@/lib/seo/metadata'
import { describeRoute } from '@/lib/seo/structured-data'
import { EditionStrip, getEditionNote } from './EditionStrip'
import { JsonLd } from './JsonLd'
import styles from './PageShell.module.css'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'

type Props = {
  path: string
  /** What the page says of itself to search engines. */
  things?: readonly Thing[]
  /** The strip of a page with prices, scores, or claims; null once nothing is left to say. */
  note?: EditionNote | null
  children: ReactNode
}

/** They have no prices, scores, or claims, or are themselves about what has been verified. */
const WITHOUT_NOTE: readonly IndexedRouteName[] = ['howWeRank', 'about', 'corrections', 'contact', 'leaving']

/** A fixed page, with its structured data. */
export const RoutePage = ({ name, children }: { name: IndexedRouteName; children: ReactNode }) => (
  <PageShell
    path={ROUTES[name]}
    things={describeRoute(name)}
    note={WITHOUT_NOTE.includes(name) ? null : getEditionNote()}
  >
    {children}
  </PageShell>
)

/** What every page has around its content. */
export const PageShell = ({ path, things, note = null, children }: Props) => (
  <div className={`${styles.page} ${path === ROUTES.home ? '' : styles.tall}`}>
    <a href="#main" className={styles.skip}>
      Skip to main content
    </a>
    <SiteHeader path={path} />
    {note && <EditionStrip note={note} />}
    <p className="hidden justify-between border-b-2 border-frame text-xs print:flex">
      <strong>{getContent().site.name}</strong> {toAddress(path).replace('https://', '')}
    </p>
    <main
      id="main"
      tabIndex={-1}
      className={`${styles.main} mx-auto w-full max-w-[70rem] flex-1 px-gutter pb-8 md:px-6 md:pb-14 print:px-0 print:pt-3 print:pb-0`}
    >
      {things && <JsonLd things={things} />}
      {children}
    </main>
    <SiteFooter path={path} />
  </div>
)
