import { type ReactNode, useState } from 'react'

type Props = { summary: ReactNode; isOpenAtFirst: boolean; hasIssue: boolean; children: ReactNode }

/** Fields folded behind one line and rendered only when opened. A group with an error is open. */
export function Folded({ summary, isOpenAtFirst, hasIssue, children }: Props) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const isShown = isOpen || hasIssue
  return (
    <details
      className="entry"
      open={isShown}
      data-invalid={hasIssue || undefined}
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setIsOpen(currentTarget.open)
      }}
    >
      <summary>{summary}</summary>
      {isShown && children}
    </details>
  )
}
