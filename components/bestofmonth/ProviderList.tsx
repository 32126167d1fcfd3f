import { CardList } from '@/components/cards/CardList'
import { getCards } from '@/components/cards/get-cards'
import { ProviderCard } from '@/components/cards/ProviderCard'
import { FirstYear } from '@/components/offers/FirstYear'
import { FromDay } from '@/components/offers/FromDay'
import { getListRows } from '@/components/offers/page-plans'
import { findReference } from '@/lib/offers/break-even'
import { MONTHS_PER_YEAR } from '@/lib/offers/plan'
import { getRowAfter } from '@/lib/offers/row'
import type { List } from '@/lib/providers/listing'
import { ApprovedRow } from './ApprovedRow'
import styles from './ProviderList.module.css'

/** All ranked providers by their names in a list, and under them the chart and the lowest approved drug: where there is room, its row is the last of the panel. */
export function ProviderList({ list }: { list: List }) {
  const { ranked, offers, maxCents } = getListRows(list)
  const reference = findReference(offers, MONTHS_PER_YEAR)
  const cards = getCards(list).flatMap((card) => {
    const row = ranked.find(({ key }) => key === card.id)
    const after = row && getRowAfter(row)
    const later = after && (
      <FromDay day={after.day}>
        <ProviderCard card={card} row={after.row} maxCents={maxCents} reference={reference} />
      </FromDay>
    )
    return row ? [{ card, row, later }] : []
  })
  return (
    <CardList cards={cards} maxCents={maxCents} reference={reference}>
      <div className={styles.chart}>
        <FirstYear isUnderCards />
      </div>
      <ApprovedRow />
    </CardList>
  )
}
