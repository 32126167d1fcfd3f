import { NoWrap } from '@/components/ui/NoWrap'
import { SourceLink } from '@/components/ui/SourceLink'
import { getSources } from '@/lib/content'
import type { SafetyPoint } from '@/lib/schemas/safety'

/** Points from content/safety.json: a lead in bold, a sentence, and links to its sources. */
export function SafetyPoints({ points }: { points: readonly SafetyPoint[] }) {
  return (
    <ul className="list-disc pl-5 print:[&_a]:after:content-none!">
      {points.map(({ lead, text, sources }) => (
        <li key={lead} className="mb-2">
          <strong>{lead}</strong> <NoWrap>{text}</NoWrap>{' '}
          <span className="text-sm text-muted">
            [
            {getSources(sources).flatMap(({ id, label, url }, index) => [
              index > 0 && ', ',
              <SourceLink key={id} label={label} url={url} />,
            ])}
            ]
          </span>
        </li>
      ))}
    </ul>
  )
}
