// The props of ApprovedFor, from the checked content. Server only.
import { getContent, getSources } from '@/lib/content'

export function getApprovedFor() {
  const { lead, text, sources } = getContent().safety.approvedFor
  return { lead, text, sources: getSources(sources).map(({ label, url }) => ({ label, url })) }
}
