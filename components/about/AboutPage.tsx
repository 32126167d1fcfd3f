import type { ReactNode } from 'react'
import { AsideLinks } from '@/components/layout/AsideLinks'
import { RoutePage } from '@/components/layout/PageShell'
import { ReadingLayout } from '@/components/layout/ReadingLayout'
import { ROUTES } from '@/lib/base/routes'

type Props = { name: 'about' | 'corrections'; title: string; lead: string; children: ReactNode }

const PAGES = [
  { href: ROUTES.about, label: 'About Us' },
  { href: ROUTES.howWeRank, label: 'How We Rank' },
  { href: ROUTES.corrections, label: 'Corrections' },
  { href: '/affiliate-disclosure', label: 'Affiliate Disclosure' },
]

/** A short page about this site, with links to the related pages beside it. */
export const AboutPage = ({ name, title, lead, children }: Props) => (
  <RoutePage name={name}>
    <ReadingLayout
      asideAt="right"
      header={
        <>
          <h1 className="mb-4 heading-1">{title}</h1>
          <p className="mb-8 max-w-figure text-lead text-muted">{lead}</p>
        </>
      }
      aside={<AsideLinks id="about_title" title="About this site" links={PAGES} path={ROUTES[name]} />}
    >
      <div>{children}</div>
    </ReadingLayout>
  </RoutePage>
)
