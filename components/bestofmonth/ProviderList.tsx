import { CardList } from '@/components/cards/CardList'
import { getCards } from '@/components/cards/get-cards'
import { getListRows } from '@/components/offers/page-plans'
import { findReference } from '@/lib/offers/break-even'
import { MONTHS_PER_YEAR } from '@/lib/offers/plan'
import type { List } from '@/lib/providers/listing'
import { ApprovedRow } from './ApprovedRow'

/** All ranked providers by their names in a list, and under them the lowest approved drug. */
export function ProviderList({ list }: { list: List }) {
  const { ranked, offers, maxCents } = getListRows(list)
  const cards = getCards(list).flatMap((card) => {
    const row = ranked.find(({ key }) => key === card.id)
    return row ? [{ card, row }] : []
  })
  return (
    <CardList cards={cards} maxCents={maxCents} reference={findReference(offers, MONTHS_PER_YEAR)}>
      <ApprovedRow />
    </CardList>
  )
}
