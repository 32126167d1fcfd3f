import type { IndexedRouteName } from '@/lib/base/indexed-routes'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { describeBreadcrumbs } from '@/lib/seo/structured-data'
import { JsonLd } from './JsonLd'

type Props = { parents: readonly IndexedRouteName[]; current: string; path: string }

/** The path from the home page to this page, and its structured data. `path` is that of this page. */
export function Breadcrumbs({ parents, current, path }: Props) {
  const { pages } = getContent().pages
  const steps = parents.map((name) => ({ name: pages[name].label, path: ROUTES[name] }))
  return (
    <nav aria-label="Breadcrumb" className="-mt-2 mb-1 text-sm text-muted print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ name, path }) => (
          <li key={path}>
            <a href={path} className="inline-flex min-h-11 items-center gap-x-2 text-link hover:underline">
              {name}
              <span aria-hidden="true" className="text-muted">
                ›
              </span>
            </a>
          </li>
        ))}
        <li aria-current="page" className="self-center">
          {current}
        </li>
      </ol>
      <JsonLd things={[describeBreadcrumbs([...steps, { name: current, path }])]} />
    </nav>
  )
}
