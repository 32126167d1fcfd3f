import type { ReactNode } from 'react'
import { ASIDE_LINK, ASIDE_TITLE, LinkList } from '@/components/ui/LinkList'

type Props = {
  id: string
  title: string
  links: readonly { href: string; label: string }[]
  path?: string
  children?: ReactNode
}

/** Links to related pages beside a text. On a phone, they are in the footer. */
export const AsideLinks = ({ id, title, links, path, children }: Props) => (
  <nav aria-labelledby={id} className="mb-6 hidden wrap-anywhere text-sm lg:block">
    <p id={id} className={ASIDE_TITLE}>
      {title}
    </p>
    <LinkList links={links} path={path} linkClassName={ASIDE_LINK} />
    {children}
  </nav>
)
