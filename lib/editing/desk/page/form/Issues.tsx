import type { DeskIssue } from '../../api'

/** What is wrong with a field, right next to it. */
export const Issues = ({ id, issues }: { id: string; issues: DeskIssue[] }) =>
  issues.length === 0 ? null : (
    <div className="issues" id={`${id}-error`} role="alert">
      {issues.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  )
