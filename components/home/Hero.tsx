import { CheckedLine } from '@/components/layout/CheckedLine'
import { formatPricesChecked } from '@/components/layout/check-notes'
import { FirstYear } from '@/components/offers/FirstYear'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { LiveMonth } from '@/components/ui/LiveMonth'
import { Ring } from '@/components/ui/Mark'
import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import styles from './Hero.module.css'

/** The first screen: what the first year costs, and the way to the rankings. */
export function Hero() {
  const { home, about } = getContent()
  const { hero } = home
  const checked = formatPricesChecked()
  return (
    <div className={styles.hero}>
      <div className={styles.title}>
        <h1>
          <NoWrap>{hero.title}</NoWrap>
        </h1>
        <p className="mt-1.5 text-base/snug text-muted md:mt-4">{hero.lead}</p>
        {!about.rankingStatement && <p className="mt-1 text-xs/snug text-muted">{hero.commission}</p>}
      </div>
      <div className={styles.picture}>
        <FirstYear checked={checked} page={ROUTES.rankings} />
      </div>
      <div className={styles.actions}>
        <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>{' '}
        <StandaloneLink href={hero.secondary.href} variant="strong">
          {hero.secondary.label}
        </StandaloneLink>
      </div>
      <ul className={styles.badges}>
        {hero.badges.map((badge) => (
          <li key={badge}>
            <strong>{badge}</strong>
            <Ring />
          </li>
        ))}
        <li>
          <LiveMonth className="inline font-semibold" before="Updated" />
          <Ring />
        </li>
        <li className="text-muted">
          <CheckedLine />
        </li>
      </ul>
    </div>
  )
}
