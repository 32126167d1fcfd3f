import { SafetyPoints } from '@/components/safety/SafetyPoints'
import { CHEVRON } from '@/components/ui/Summary'
import { getContent } from '@/lib/content'

/** What to know about birth control, missed doses, each drug, and surgery: folded, and open on one page in print. */
export function SafetyCard() {
  const { intro, sections } = getContent().safety.card
  return (
    <div
      role="note"
      className="mb-6 rounded-md border-2 border-frame bg-card px-inset pt-4 print:break-before-page"
    >
      {intro.map(({ lead, text }) => (
        <p key={lead}>
          <strong>{lead}</strong> {text}
        </p>
      ))}
      {sections.map(({ title, items }) => (
        <details key={title} className="break-inside-avoid border-t border-line">
          <summary
            className={`${CHEVRON} flex min-h-11 cursor-pointer list-none items-center justify-between font-bold`}
          >
            {title}
          </summary>
          <SafetyPoints points={items} />
        </details>
      ))}
    </div>
  )
}
