import { FirstYear } from '@/components/costs/FirstYear'
import { formatCertificateChecks, formatPriceChecks } from '@/components/rankings/check-notes'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { LiveMonth } from '@/components/ui/LiveMonth'
import { capitalize } from '@/lib/base/format'
import { getContent } from '@/lib/content'

/** The first screen: what the site does, where to go, and what the first year costs. */
export function Hero() {
  const { hero } = getContent().home
  const notes = [formatCertificateChecks(), getContent().site.qualifiers.reviewed]
  return (
    <div className="grid items-start gap-6 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,min(30rem,45%))] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      <div>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 className="mb-4 font-serif text-[clamp(2.125rem,1.4rem+3vw,3.5625rem)]/[1.1] font-semibold md:tracking-[-0.015em]">
          {hero.title}
        </h1>
        <p className="mb-4 max-w-[36rem] text-balance text-lead md:mb-7 text-muted">{hero.lead}</p>
        <div className="mb-4 flex flex-col gap-2.5 md:mb-9 md:flex-row">
          <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
          <ButtonLink href={hero.secondary.href} variant="outline">
            {hero.secondary.label}
          </ButtonLink>
        </div>
        <ul className="grid gap-2 text-sm/snug md:gap-4.5 md:max-lg:grid-cols-3 [&>li]:border-l-3 [&>li]:border-accent [&>li]:pl-3">
          {hero.badges.map((badge, index) => (
            <li key={badge}>
              <strong>{badge}</strong>
              <span className="block text-muted">{capitalize(notes[index] ?? '')}</span>
            </li>
          ))}
          <li>
            <LiveMonth className="font-bold" before="Updated" />
            <span className="block text-muted">{capitalize(formatPriceChecks())}</span>
          </li>
        </ul>
      </div>
      <FirstYear />
    </div>
  )
}
