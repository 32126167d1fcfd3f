import { Disclosure } from '@/components/layout/Disclosure'
import { ByDay } from '@/components/offers/ByDay'
import { FirstYear } from '@/components/offers/FirstYear'
import { getListRows } from '@/components/offers/page-plans'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { LiveMonth } from '@/components/ui/LiveMonth'
import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import type { Day } from '@/lib/base/day'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { getLowestSellers } from '@/lib/offers/compare'
import type { PlanRow } from '@/lib/offers/row'
import { formatAmount } from '@/lib/offers/words/labels'
import { formatRowSum } from '@/lib/offers/words/offers'
import styles from './Hero.module.css'

/** The first screen: the answer in a sentence, the way to the rankings, and what the first year costs. */
export function Hero() {
  const { hero } = getContent().home
  return (
    <div className={styles.hero}>
      <div className={styles.title}>
        <h1>
          <NoWrap>{hero.title}</NoWrap>
        </h1>
        <Lowest />
      </div>
      <div className={styles.actions}>
        <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>{' '}
        <StandaloneLink href={hero.secondary.href} variant="strong">
          {hero.secondary.label}
        </StandaloneLink>
      </div>
      <ul className={styles.badges}>
        {hero.badges.map((badge) => (
          <li key={badge}>{badge}</li>
        ))}
        <li>
          <LiveMonth className="inline" before="Updated" />
        </li>
      </ul>
      <div className={styles.picture}>
        <FirstYear page={ROUTES.rankings} />
        <Disclosure className="mt-3" />
      </div>
    </div>
  )
}

/** Who costs least, in a sentence. Without a provider whose price includes the drug, there is none. */
function Lowest() {
  const { days, on } = getListRows('rankings')
  const read = (day: Day) => {
    const { lowest, monthly } = getLowestSellers(on(day).ranked)
    return lowest && { lowest, monthly }
  }
  if (!days.some(read)) return null
  return (
    <ByDay days={days} read={read}>
      {(answer) => <p className={styles.lead}>{answer && <LowestSentence {...answer} />}</p>}
    </ByDay>
  )
}

const LowestSentence = ({ lowest, monthly }: { lowest: PlanRow; monthly: PlanRow | null }) => (
  <>
    Drug included, <strong>{lowest.name}</strong>
    {` costs least: ${formatRowSum(lowest)} for the first year`}
    {monthly ? (
      <>
        {`, paid ${lowest.isAllToday ? 'at once' : 'ahead'}. By the month, `}
        <strong>{monthly.name}</strong>
        {`: ${formatAmount(monthly.monthAfterStartCents, monthly.monthAfterStartToCents)}.`}
      </>
    ) : (
      '.'
    )}
  </>
)
