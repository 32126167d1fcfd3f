import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { formatDay } from '@/lib/base/format'
import { getChanges, getRecords } from '@/lib/content'
import { getChangeGroups } from '@/lib/providers/changes'

const SHOWN_CHANGES = 10

/** The latest changes to provider records, newest first. The feed has all of them. */
export function ChangeLog() {
  const changes = getChanges()
  return (
    <Section id="changes" title="What changed">
      {getChangeGroups(changes, getRecords(), SHOWN_CHANGES).map(({ key, date, why, lines }) => (
        <div key={key} className="mb-4">
          <p className="font-semibold">
            <time dateTime={date}>{formatDay(date)}</time>: {why}
          </p>
          <ul className="text-muted">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-sm text-muted">
        {changes.length > SHOWN_CHANGES &&
          `These are the last ${SHOWN_CHANGES} of ${changes.length} changes. `}
        New changes also come in <TextLink href="/feed.xml">our feed</TextLink>.
      </p>
    </Section>
  )
}
