// The props of ApprovedFor, from the checked content. Server only.

import { getContent, getSources } from '@/lib/content'
import { nameSource } from '@/lib/guides/sources-read'

export type Approval = ReturnType<typeof getApprovedFor>

export function getApprovedFor() {
  const { approvedFor, whoShouldNot } = getContent().safety
  const { lead, text, sources } = approvedFor
  return {
    lead,
    text,
    warning: { lead: whoShouldNot.lead, text: whoShouldNot.text },
    sources: getSources(sources).map((entry) => ({ label: nameSource(entry), url: entry.url })),
  }
}
