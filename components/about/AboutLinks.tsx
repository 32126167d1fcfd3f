import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'

const LINKS = [
  { about: 'How we choose and order providers', href: ROUTES.howWeRank, label: 'How We Rank' },
  { about: 'Who pays for this site', href: '/affiliate-disclosure', label: 'Affiliate Disclosure' },
  { about: 'What we got wrong', href: ROUTES.corrections, label: 'Corrections' },
]

/** Where each question about this site is answered. */
export function AboutLinks() {
  return (
    <dl className="mt-8 border-b border-line lg:hidden">
      {LINKS.map(({ about, href, label }) => (
        <div
          key={href}
          className="items-baseline justify-between gap-x-6 border-t border-line py-0.5 max-md:pt-2 md:flex"
        >
          <dt className="text-muted">{about}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <StandaloneLink href={href}>{label}</StandaloneLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
