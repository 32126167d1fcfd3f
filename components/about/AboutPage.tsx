import type { ReactNode } from 'react'
import { RoutePage } from '@/components/layout/PageShell'
import { ReadingLayout } from '@/components/layout/ReadingLayout'
import { ASIDE_LINK, ASIDE_TITLE, LinkList } from '@/components/ui/LinkList'
import { ROUTES } from '@/lib/base/routes'

type Props = { name: 'about' | 'corrections'; title: string; lead: string; children: ReactNode }

const PAGES = [
  { href: ROUTES.about, label: 'About Us' },
  { href: ROUTES.howWeRank, label: 'How We Rank' },
  { href: ROUTES.corrections, label: 'Corrections' },
  { href: '/affiliate-disclosure', label: 'Affiliate Disclosure' },
]

/** A short page about this site, with links to the related pages beside it. On a phone, they are in the footer. */
export const AboutPage = ({ name, title, lead, children }: Props) => (
  <RoutePage name={name}>
    <ReadingLayout
      asideAt="right"
      header={
        <>
          <h1 className="mb-4 heading-1">{title}</h1>
          <p className="mb-8 max-w-reading text-lead text-muted">{lead}</p>
        </>
      }
      aside={
        <nav aria-labelledby="about_title" className="hidden text-sm lg:block">
          <p id="about_title" className={ASIDE_TITLE}>
            About this site
          </p>
          <LinkList links={PAGES} path={ROUTES[name]} look={ASIDE_LINK} />
        </nav>
      }
    >
      {children}
    </ReadingLayout>
  </RoutePage>
)
