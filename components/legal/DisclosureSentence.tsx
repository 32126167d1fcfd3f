import { getSite } from '@/lib/content'

/** The sentence about commissions from content/site.json, inside the text of a legal page. */
export function DisclosureSentence() {
  return getSite().disclosure
}
