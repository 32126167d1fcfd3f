import { getProviders, getSite } from '@/lib/content'
import type { List } from '@/lib/providers/listing'
import { ProviderCards } from './ProviderCards'

/** All providers in rank order, under the names of a list. */
export function ProviderList({ list }: { list: List }) {
  return <ProviderCards providers={getProviders()} list={list} certifier={getSite().certifier.name} />
}
