import { getProviders, getSite } from '@/lib/content'

/** The sentence above the first paid link on a page, and whether the prices have been checked. */
export function Disclosure() {
  const { disclosure, priceNotices } = getSite()
  const hasChecked = getProviders().some(({ evidence }) => evidence.pricing)
  return (
    <p className="mb-6 rounded-md border border-transparent bg-accent-soft px-gutter py-3.5 text-sm">
      {disclosure} {hasChecked ? priceNotices.partlyChecked : priceNotices.unchecked}
    </p>
  )
}
