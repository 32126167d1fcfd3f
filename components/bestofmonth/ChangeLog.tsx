import { DayText } from '@/components/ui/DayText'
import { Summary } from '@/components/ui/Summary'
import { TextLink } from '@/components/ui/TextLink'
import { getChanges } from '@/lib/content'
import { getChangeGroups } from '@/lib/providers/change-wording'

const SHOWN_CHANGES = 10

/** The latest change to the records in one line, and the others folded. The feed has all of them. */
export function ChangeLog() {
  const changes = getChanges()
  const [latest, ...earlier] = getChangeGroups(changes, SHOWN_CHANGES)
  if (!latest) return null
  return (
    <details id="changes" className="mt-7 border-y border-line text-sm md:mt-8">
      <Summary className="w-full justify-between font-normal! py-2">
        <strong>What changed</strong>
      </Summary>
      {[latest, ...earlier].map(({ key, on, reason, lines }) => (
        <div key={key} className="mb-3">
          <p className="font-semibold">
            <DayText day={on} />: {reason}
          </p>
          <ul className="text-muted">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mb-3 text-muted">
        {changes.length > SHOWN_CHANGES &&
          `These are the last ${SHOWN_CHANGES} of ${changes.length} changes. `}
        New changes also come in <TextLink href="/feed.xml">our feed</TextLink>.
      </p>
    </details>
  )
}
