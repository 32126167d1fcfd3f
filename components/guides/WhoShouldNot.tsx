import { SafetyPoints } from '@/components/ui/SafetyPoints'
import { getContent } from '@/lib/content'
import { Folded } from './figures/Folded'

/** "Who should not take these", written once in content/safety.json: the rule for all four drugs, and the rest folded. */
export function WhoShouldNot() {
  const { title, lead, text, items, after } = getContent().safety.whoShouldNot
  return (
    <div
      role="note"
      className="mt-8 mb-5 [h2+&]:mt-0 rounded-md border-2 border-frame bg-card px-inset pt-3 text-sm/[1.4] [&>details]:mb-0 [&>details]:border-b-0"
    >
      <p className="mb-3!">
        <strong>{title}.</strong> {lead} {text}
      </p>
      <Folded title="Warnings and other reasons">
        <SafetyPoints points={items} />
        <p>{after}</p>
      </Folded>
    </div>
  )
}
