// The props of ApprovedFor, from the checked content. Server only.
import { getSafety, getSources } from '@/lib/content'

export function getApprovedFor() {
  const { lead, text, sources } = getSafety().approvedFor
  return { lead, text, sources: getSources(sources).map(({ label, url }) => ({ label, url })) }
}
