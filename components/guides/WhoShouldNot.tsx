import { getSafety } from '@/lib/content'
import { SafetyPoints } from './SafetyPoints'

/** "Who should not take these": written once in content/safety.json, shown in every guide that needs it. */
export function WhoShouldNot() {
  const { title, items, after } = getSafety().whoShouldNot
  return (
    <aside
      role="note"
      className="mb-7 break-inside-avoid rounded-md border-2 border-ink bg-card px-inset py-4 text-sm"
    >
      <p className="mb-2 font-bold">{title}</p>
      <SafetyPoints points={items} />
      <p className="mb-0!">{after}</p>
    </aside>
  )
}
