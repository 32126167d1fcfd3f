import { ROUTES } from '@/lib/base/routes'

/** The comparison and the costs were on the rankings until November 2026; shared links kept their picks in the fragment. */
const SCRIPT = `/^#(?:compare|cost)/.test(location.hash)&&location.replace('${ROUTES.providers}'+location.hash)`

/** Leads old addresses like /bestofmonth#compare=remedymeds,t-mates to the comparison, with the same fragment. */
export function OldFragments() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React offers no other way to write an inline script
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
