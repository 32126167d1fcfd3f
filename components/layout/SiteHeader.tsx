import { MarkIcon } from '@/components/ui/icons'
import { LinkList } from '@/components/ui/LinkList'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import styles from './SiteHeader.module.css'

/**
 * Logo and navigation, on a phone one link. It scrolls away: after the specified scroll to 80 px, the page begins with its
 * title. With its border and the padding of `main` (PageShell.tsx), it is at least that high: 56 + 1 + 24 px on a phone.
 */
export function SiteHeader({ path }: { path: string }) {
  const { header, mobile } = getContent().navigation
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex min-h-14 md:min-h-16 w-full max-w-[70rem] items-center flex-wrap justify-between gap-x-4 px-gutter md:px-6">
        <a
          href={ROUTES.home}
          className="flex min-h-11 items-center gap-2 text-[min(1.25rem,7vw)] font-semibold md:text-base"
        >
          <MarkIcon className="h-7 w-6.5" />
          {getContent().site.name}
        </a>
        <nav aria-label="Main">
          <LinkList
            links={header}
            path={path}
            className="hidden flex-wrap gap-x-7 md:flex"
            linkClassName={styles.link}
          />
          <a
            href={mobile.href}
            aria-current={mobile.href === path ? 'page' : undefined}
            className="inline-flex min-h-11 items-center font-semibold text-link md:hidden"
          >
            {mobile.label}
          </a>
        </nav>
      </div>
    </header>
  )
}
