import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import type { IndexedRouteName } from '@/lib/base/indexed-routes'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { toAddress } from '@/lib/seo/metadata'
import { describeRoute } from '@/lib/seo/structured-data'
import { JsonLd } from './JsonLd'
import styles from './PageShell.module.css'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'

type Props = { path: string; things?: readonly Thing[]; children: ReactNode }

/** A fixed page, with its structured data. */
export const RoutePage = ({ name, children }: { name: IndexedRouteName; children: ReactNode }) => (
  <PageShell path={ROUTES[name]} things={describeRoute(name)}>
    {children}
  </PageShell>
)

/** What every page has around its content. `things` is what the page says of itself to search engines. */
export const PageShell = ({ path, things, children }: Props) => (
  <div className="flex min-h-dvh flex-col">
    <a href="#main" className={styles.skip}>
      Skip to main content
    </a>
    <SiteHeader path={path} />
    <p className="hidden justify-between border-b-2 border-frame text-xs print:flex">
      <strong>{getContent().site.name}</strong> {toAddress(path).replace('https://', '')}
    </p>
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[70rem] flex-1 px-gutter pt-6 pb-8 md:px-6 md:pt-11.5 md:pb-14 print:px-0 print:pt-3 print:pb-0"
    >
      {things && <JsonLd things={things} />}
      {children}
    </main>
    <SiteFooter path={path} />
  </div>
)
