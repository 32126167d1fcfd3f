import type { ComponentProps } from 'react'
import { FactFilters } from '@/components/providers/FactFilters'
import { FIELD_CLASSES, FIELD_LABEL_CLASSES } from '@/components/ui/FieldError'
import { useHydrated } from '@/components/ui/useHydrated'
import type { DirectoryFact } from '@/lib/providers/directory'
import { DIRECTORY_ORDERS, type DirectoryOrder } from '@/lib/providers/directory-order'

type Props = {
  order: DirectoryOrder
  onOrder: (order: DirectoryOrder) => void
} & ComponentProps<typeof FactFilters<DirectoryFact>>

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
      <div>
        <label htmlFor="directory_order" className={FIELD_LABEL_CLASSES}>
          Sort by
        </label>
        <select
          id="directory_order"
          value={order}
          onChange={({ target }) => onOrder(target.value as DirectoryOrder)}
          className={FIELD_CLASSES}
        >
          {ORDERS.map(([key, { label }]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="min-w-0">
        <legend className={FIELD_LABEL_CLASSES}>Show only providers that state</legend>
        <div className="flex flex-wrap gap-2">
          <FactFilters {...filters} />
        </div>
      </fieldset>
    </fieldset>
  )
}
