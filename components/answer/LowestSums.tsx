import { NoWrap } from '@/components/ui/NoWrap'
import { getAnswerFacts } from './get-answer-facts'

/** The sums of the answer panel as a plain list. */
export function LowestSums() {
  return (
    <ul className="mb-4 text-sm">
      {getAnswerFacts('rankings').answers.map(({ id, label, prefix, figure, suffix, name, leavesOut }) => (
        <li key={id} className="border-b border-line py-2">
          {`${label}: `}
          <strong>{[prefix, figure, suffix].filter(Boolean).join(' ')}</strong>
          <NoWrap>{`, ${name}. `}</NoWrap>
          <span className="text-muted">{leavesOut}</span>
        </li>
      ))}
    </ul>
  )
}
