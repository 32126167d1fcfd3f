import { getSite } from '@/lib/content'

/** The sentence above the first paid link of a page, and what is known of the prices. */
export function Disclosure() {
  const { disclosure, priceNotice } = getSite()
  return (
    <p className="mb-6 rounded-md bg-mint px-4.5 py-3.5 text-sm">
      {disclosure} {priceNotice}
    </p>
  )
}
