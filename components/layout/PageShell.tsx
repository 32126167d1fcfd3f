import type { ReactNode } from 'react'
import { getSite } from '@/lib/content'
import { toAddress } from '@/lib/seo/metadata'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'

type Props = {
  /** The path of this page, to mark its link in the header. */
  path: string
  children: ReactNode
}

/** Header, main, and footer of every page, and the link that skips to the content. */
export function PageShell({ path, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="not-focus:sr-only absolute top-3 left-3 z-10 rounded-md bg-accent px-5 py-3 font-semibold text-on-accent print:hidden"
      >
        Skip to main content
      </a>
      <SiteHeader path={path} />
      <p className="hidden justify-between border-b-2 border-ink text-xs print:flex">
        <strong>{getSite().name}</strong> {toAddress(path).replace('https://', '')}
      </p>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[70rem] flex-1 px-gutter pt-7 pb-13 md:px-6 md:pt-21 md:pb-18 print:p-0"
      >
        {children}
      </main>
      <SiteFooter path={path} />
    </div>
  )
}
