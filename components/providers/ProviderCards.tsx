'use client'
import type { List } from '@/lib/providers/listing'
// A client component for its size only, like FaqItems: as markup of the server every card would stand in the page
// twice, and each further provider would cost twice as much of the budget.
import type { Provider } from '@/lib/schemas/providers'
import { ProviderCard } from './ProviderCard'

type Props = { providers: readonly Provider[]; list: List; certifier: string }

export function ProviderCards({ providers, list, certifier }: Props) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {providers.map((provider) => (
        <li key={provider.id}>
          <ProviderCard provider={provider} list={list} certifier={certifier} />
        </li>
      ))}
    </ol>
  )
}
