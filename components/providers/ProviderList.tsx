import { getProviders, getSite } from '@/lib/content'
import type { List } from '@/lib/providers/listing'
import { ProviderCard } from './ProviderCard'

/** All providers in rank order, under the names of a list. */
export function ProviderList({ list }: { list: List }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {getProviders().map((provider) => (
        <li key={provider.id}>
          <ProviderCard provider={provider} list={list} certifier={getSite().certifier.name} />
        </li>
      ))}
    </ol>
  )
}
