import type { ComponentProps } from 'react'
import { FactFilters } from '@/components/providers/FactFilters'
import { describeField, FIELD_LABEL_CLASSES, LabeledField } from '@/components/ui/LabeledField'
import { useHydrated } from '@/components/ui/useHydrated'
import type { DirectoryFact } from '@/lib/providers/directory'
import { DIRECTORY_ORDERS, type DirectoryOrder } from '@/lib/providers/directory-order'

type Props = {
  order: DirectoryOrder
  onOrder: (order: DirectoryOrder) => void
} & ComponentProps<typeof FactFilters<DirectoryFact>>

const ORDER_ID = 'directory_order'
const ORDERS = Object.entries(DIRECTORY_ORDERS) as [DirectoryOrder, { label: string }][]

/** The order of the list, and filters for the facts that a provider must state. */
export function DirectoryControls({ order, onOrder, ...filters }: Props) {
  const isHydrated = useHydrated()
  return (
    <fieldset
      disabled={!isHydrated}
      className="mb-5 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 md:grid-cols-[16rem_minmax(0,1fr)] noscript:hidden print:hidden"
    >
      <legend className="sr-only">Sort and filter</legend>
      <LabeledField id={ORDER_ID} label="Sort by">
        <select
          {...describeField(ORDER_ID)}
          value={order}
          onChange={({ target }) => onOrder(target.value as DirectoryOrder)}
        >
          {ORDERS.map(([key, { label }]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </LabeledField>
      <fieldset className="min-w-0">
        <legend className={FIELD_LABEL_CLASSES}>Show only providers that state</legend>
        <div className="flex flex-wrap gap-2">
          <FactFilters {...filters} />
        </div>
      </fieldset>
    </fieldset>
  )
}
