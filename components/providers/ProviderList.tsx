import { LIST_ANCHORS } from '@/lib/base/page-anchors'
import { getProviders, getSite } from '@/lib/content'
import { formatAboveLowest } from '@/lib/providers/cheapest-options'
import type { List } from '@/lib/providers/listing'
import { ProviderCard } from './ProviderCard'

/** All providers in rank order, by their names in a list. */
export function ProviderList({ list }: { list: List }) {
  const providers = getProviders()
  return (
    <ol id={LIST_ANCHORS.list} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {providers.map((provider) => (
        <li key={provider.id}>
          <ProviderCard
            provider={provider}
            list={list}
            certifier={getSite().certifier.name}
            above={formatAboveLowest(provider, providers)}
          />
        </li>
      ))}
    </ol>
  )
}
