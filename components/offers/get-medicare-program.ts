// Medicare's program in words, from the checked content. Server only.
import { formatDay, formatDollars } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getContent, getSources } from '@/lib/content'
import { nameSource } from '@/lib/guides/sources-read'
import { getProgramPlans } from '@/lib/offers/from-content'

/** Null if there is no such program, or while it is not running. */
export function getMedicareProgram() {
  const prices = getContent()['maker-prices']
  const running = getProgramPlans(prices, getBuildDay()).find(({ key }) => key === 'medicare-glp1-bridge')
  const program = prices.programs.find(({ id }) => id === running?.key)
  const price = program?.offers[0]?.price
  if (!program || !price?.ends) return null
  const { source, whoSource } = program
  const amount = formatDollars(price.amount)
  return {
    summary: `Medicare’s GLP-1 Bridge costs ${amount} a month for people who qualify, through ${formatDay(price.ends)}.`,
    sources: getSources([source, whoSource]).map((entry) => ({ label: nameSource(entry), url: entry.url })),
  }
}
