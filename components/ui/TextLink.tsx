import type { ReactNode } from 'react'
import { SiteLink } from '@/components/ui/SiteLink'

const CLASSES = 'text-pine underline underline-offset-3 hover:no-underline'

/** A link in running text: a page of ours, a part of this page, or an address elsewhere. */
export function TextLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  return href.startsWith('/') ? (
    <SiteLink href={href} className={CLASSES}>
      {children}
    </SiteLink>
  ) : (
    <a href={href} rel="noopener" className={CLASSES}>
      {children}
    </a>
  )
}
