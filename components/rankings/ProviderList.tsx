import { FullDoseNote } from '@/components/costs/FullDoseNote'
import { getListRows } from '@/components/costs/page-plans'
import { getProviders } from '@/lib/content'
import { formatAboveLowest } from '@/lib/costs/lowest'
import type { List } from '@/lib/providers/listing'
import { ListDisclosure } from './Disclosure'
import { ProviderCard } from './ProviderCard'
import { SafetyBlock } from './SafetyBlock'

/** All providers in rank order, by their names in a list, after the warning and who pays. */
export function ProviderList({ list }: { list: List }) {
  const { ranked, maxCents } = getListRows(list)
  return (
    <>
      <div className="gap-x-10 lg:flex">
        <SafetyBlock />
        <ListDisclosure />
      </div>
      <ol id="list" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {getProviders().map((provider, index) => {
          const row = ranked[index]
          return (
            row && (
              <li key={provider.id}>
                <ProviderCard
                  provider={provider}
                  list={list}
                  row={row}
                  maxCents={maxCents}
                  above={list === 'results' ? formatAboveLowest(row, ranked) : null}
                />
              </li>
            )
          )
        })}
      </ol>
      {/* The results have it under their costs. */}
      {list === 'rankings' && <FullDoseNote />}
    </>
  )
}
