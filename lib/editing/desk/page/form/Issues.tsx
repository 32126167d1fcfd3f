import type { DeskIssue } from '../../api'

/** The errors of a field, shown next to it. */
export const Issues = ({ id, issues }: { id: string; issues: DeskIssue[] }) =>
  issues.length === 0 ? null : (
    <div className="issues" id={`${id}-error`} role="alert">
      {issues.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  )
