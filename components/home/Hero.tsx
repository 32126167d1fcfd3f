import { formatPriceChecks } from '@/components/providers/price-checks'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { LiveMonth } from '@/components/ui/LiveMonth'
import { NoWrap } from '@/components/ui/NoWrap'
import { Pill } from '@/components/ui/Pill'
import { howWeRankHref } from '@/lib/base/how-we-rank-sections'
import { getHome, getProviders, getSite } from '@/lib/content'
import { PriceLabel } from './PriceLabel'

/** The first screen: what the site does, where to go, and every price per month. */
export function Hero() {
  const { hero } = getHome()
  return (
    <div className="grid items-start gap-12 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-16">
      <div>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 className="mb-6 heading-home">
          <NoWrap>{hero.title}</NoWrap>
        </h1>
        <p className="mb-7 max-w-[36rem] text-lead text-muted">{hero.lead}</p>
        <div className="mb-7 flex flex-wrap gap-3.5">
          <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
          <ButtonLink href={hero.secondary.href} variant="outline">
            {hero.secondary.label}
          </ButtonLink>
        </div>
        <ul className="flex flex-wrap gap-x-2.5">
          {hero.badges.map((badge) => (
            <li key={badge} className="flex min-h-11 items-center">
              {badge.includes(getSite().certifier.name) ? (
                <a
                  href={howWeRankHref('certificate')}
                  className="inline-flex min-h-11 items-center underline"
                >
                  <Pill>{badge}</Pill>
                </a>
              ) : (
                <Pill>{badge}</Pill>
              )}
            </li>
          ))}
          <li className="flex min-h-11 flex-wrap items-center gap-x-2.5">
            <Pill>
              <LiveMonth before="Updated" />
            </Pill>
            <span className="text-sm text-muted">{formatPriceChecks()}</span>
          </li>
        </ul>
      </div>
      <PriceLabel providers={getProviders()} />
    </div>
  )
}
