import type { ReactNode } from 'react'
import { SiteLink } from '@/components/ui/SiteLink'

const CLASSES = 'text-pine underline underline-offset-3 hover:no-underline'

type Props = { href?: string; children?: ReactNode; rel?: string; target?: string }

/** A link in running text: a page or a file of ours, a part of this page, or an address elsewhere. */
export function TextLink({ href = '', children, ...attributes }: Props) {
  return isPage(href) ? (
    <SiteLink {...attributes} href={href} className={CLASSES}>
      {children}
    </SiteLink>
  ) : (
    <a href={href} rel="noopener" {...attributes} className={CLASSES}>
      {children}
    </a>
  )
}

/** Whether the framework can show it: a file such as /feed.xml is the browser's own business. */
const isPage = (href: string) => href.startsWith('/') && !/\.\w+$/.test(href)
