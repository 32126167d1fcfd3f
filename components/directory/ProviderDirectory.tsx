import { useState } from 'react'
import { filterProviders } from '@/lib/providers/compare'
import type { DirectoryFact, DirectoryRow } from '@/lib/providers/directory'
import { DIRECTORY_ORDERS, type DirectoryOrder, formatDirectoryStatus } from '@/lib/providers/directory-order'
import { DirectoryControls } from './DirectoryControls'
import { DirectoryTable } from './DirectoryTable'

type Props = {
  rows: readonly DirectoryRow[]
  filters: readonly { key: DirectoryFact; label: string }[]
  /** The number of facts in a record. */
  total: number
}

/** Every record in one table. Without a script, all are listed, in the order of the ranking. */
export function ProviderDirectory({ rows, filters, total }: Props) {
  const [order, setOrder] = useState<DirectoryOrder>('rank')
  const [wanted, setWanted] = useState<readonly DirectoryFact[]>([])
  const [withUnknown, setWithUnknown] = useState(false)
  const { shown, unknown } = filterProviders(rows, wanted, withUnknown)
  const sorted = shown.toSorted(DIRECTORY_ORDERS[order].compare)
  return (
    <>
      <DirectoryControls
        order={order}
        onOrder={setOrder}
        filters={filters}
        wanted={wanted}
        onWant={setWanted}
        unknown={unknown}
        withUnknown={withUnknown}
        onWithUnknown={setWithUnknown}
      />
      <p role="status" className="mb-2 text-sm print:hidden">
        {formatDirectoryStatus({ order, shown: shown.length, total: rows.length, unknown, withUnknown })}
      </p>
      <p className="mb-3 text-sm text-muted">– means that the provider does not state it.</p>
      {sorted.length > 0 ? (
        <DirectoryTable rows={sorted} total={total} caption="All providers on record, as each states it" />
      ) : (
        <p className="border-y border-line py-4 font-semibold">No provider states all of this.</p>
      )}
    </>
  )
}
