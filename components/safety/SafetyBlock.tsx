import { SAFETY_ID } from '@/lib/base/page-anchors'
import { guidePath, ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { SafetyLine, type SafetyTexts } from './SafetyLine'

/** The texts of the warning, whose whole is the last point in content/safety.json. Server only. */
export function getSafetyTexts(): SafetyTexts {
  const { title, points, details, questionsTitle, whoShouldNot } = getContent().safety
  const { compounded } = getContent().site
  const { lead, text } = points.at(-1) ?? whoShouldNot
  return {
    title,
    warning: { lead, text },
    details: `${details} ${compounded}`,
    reasonsHref: `${guidePath('first-month-glp1')}#who-should-wait-or-say-no`,
    questions: {
      label: `${questionsTitle}, and what FDA-approved and compounded mean`,
      href: `${ROUTES.questions}#${SAFETY_ID}`,
    },
  }
}

export const SafetyBlock = ({ className }: { className?: string }) => (
  <SafetyLine texts={getSafetyTexts()} className={className} />
)
