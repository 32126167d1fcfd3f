import { getSite } from '@/lib/content'

/** The sentence about commissions from content/site.json, for use in the text of a legal page. */
export function DisclosureSentence() {
  return getSite().disclosure
}
