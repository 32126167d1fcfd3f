import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { DisclosureLine, type DisclosureTexts } from './DisclosureLine'

/** The parts of the disclosure: plain data, because on /providers it is in an island. Server only. */
export function getDisclosureTexts(): DisclosureTexts {
  const { site, about } = getContent()
  const { lead, influence, what, opinion } = site.disclosure
  const hasStatement = about.rankingStatement !== undefined
  return {
    lead,
    influence: hasStatement ? null : influence,
    opinion,
    link: { label: hasStatement ? 'How we rank' : what, href: `${ROUTES.howWeRank}#commissions` },
  }
}

/** The same as a text without links, for descriptions and other files. */
export function formatDisclosure(): string {
  const { lead, influence, opinion, link } = getDisclosureTexts()
  return `${lead} “Paid link”${influence ? `; ${influence} ${link.label}` : ''}. ${opinion}`
}

export const Disclosure = ({ className = '' }: { className?: string }) => (
  <DisclosureLine texts={getDisclosureTexts()} className={className} />
)
