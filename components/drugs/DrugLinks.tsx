import { LinkList } from '@/components/ui/LinkList'
import { drugPath } from '@/lib/base/routes'
import { getDrugs } from '@/lib/content'

/** The pages of the other drugs, on the page of one. */
export const DrugLinks = ({ path }: { path: string }) => (
  <nav aria-label="Other drugs" className="mt-4 flex flex-wrap items-center gap-x-4 text-sm print:hidden">
    <strong>Other drugs</strong>
    <LinkList
      links={getDrugs()
        .map(({ id, name }) => ({ href: drugPath(id), label: name }))
        .filter(({ href }) => href !== path)}
      className="flex flex-wrap gap-x-4"
    />
  </nav>
)
