import { describeBreadcrumbs } from '@/lib/seo/structured-data'
import { JsonLd } from './JsonLd'

type Props = { steps: readonly { name: string; path: string }[]; current: string; path: string }

/** The path from the home page to this page, and its structured data. `path` is that of this page. */
export const Breadcrumbs = ({ steps, current, path: own }: Props) => (
  <nav aria-label="Breadcrumb" className="mb-3 text-sm text-muted print:hidden">
    <ol className="flex flex-wrap gap-x-2">
      {steps.map(({ name, path }) => (
        <li key={path} className="flex gap-x-2">
          <a href={path} className="inline-flex min-h-11 items-center text-link hover:underline">
            {name}
          </a>
          <span aria-hidden="true" className="self-center">
            ›
          </span>
        </li>
      ))}
      <li aria-current="page" className="self-center">
        {current}
      </li>
    </ol>
    <JsonLd things={[describeBreadcrumbs([...steps, { name: current, path: own }])]} />
  </nav>
)
