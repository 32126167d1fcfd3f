import { CardList } from '@/components/cards/CardList'
import { getCards } from '@/components/cards/get-cards'
import { ProviderCard } from '@/components/cards/ProviderCard'
import { ByDay } from '@/components/offers/ByDay'
import { FirstYear } from '@/components/offers/FirstYear'
import { getListRows } from '@/components/offers/page-plans'
import type { Day } from '@/lib/base/day'
import { MONTHS_PER_YEAR } from '@/lib/base/periods'
import { getBreakEven } from '@/lib/offers/break-even'
import type { List } from '@/lib/providers/listing'
import { ApprovedRow } from './ApprovedRow'
import styles from './ProviderList.module.css'

/** All ranked providers by their names in a list, and under them the chart and the lowest approved drug: where there is room, its row is the last of the panel. */
export function ProviderList({ list }: { list: List }) {
  const { days, on, maxCents } = getListRows(list)
  return (
    <CardList
      cards={getCards(list).map((card) => {
        const read = (day: Day) => {
          const { ranked, reference } = on(day)
          const row = ranked.find(({ key }) => key === card.id)
          // Only a card that is compared with the reference changes with it.
          const isCompared = row && getBreakEven(row, reference, MONTHS_PER_YEAR)
          return row && { row, reference: isCompared ? reference : null }
        }
        return {
          id: card.id,
          card: (
            <ByDay days={days} read={read}>
              {(dated) => dated && <ProviderCard card={card} maxCents={maxCents} {...dated} />}
            </ByDay>
          ),
        }
      })}
    >
      <div className={styles.chart}>
        <FirstYear isUnderCards />
      </div>
      <ApprovedRow />
    </CardList>
  )
}
