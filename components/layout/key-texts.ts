// The lines of the key, from the checked content: plain data, because on /providers the key is in an island. Server only.
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { hasCheckedPrice } from './check-notes'

export type KeyTexts = ReturnType<typeof getKeyTexts>

export function getKeyTexts() {
  const { site, about } = getContent()
  const { prices, opinion, commission, influence } = site.key
  const hasStatement = about.rankingStatement !== undefined
  return {
    isChecked: hasCheckedPrice(),
    prices,
    opinion,
    commission: hasStatement ? commission : `${commission}; that may affect`,
    link: { label: hasStatement ? 'How we rank' : influence, href: `${ROUTES.howWeRank}#commissions` },
  }
}
