import { Sources } from '@/components/ui/Sources'
import type { SafetyPoint } from '@/lib/schemas/safety'

/** Points from content/safety.json: a lead in bold and a sentence each, then one line with all their sources. */
export const SafetyPoints = ({ points }: { points: readonly SafetyPoint[] }) => (
  <>
    <ul className="mb-2! list-disc pl-5">
      {points.map(({ lead, text }) => (
        <li key={lead} className="mb-1">
          <strong>{lead}</strong> {text}
        </li>
      ))}
    </ul>
    <p className="text-xs text-muted">
      Sources: <Sources ids={points.flatMap(({ sources }) => sources)} hasCircles />.
    </p>
  </>
)
