import type { ReactNode } from 'react'
import { BUTTON_CLASSES } from '@/components/ui/ButtonLink'
import { OutwardIcon } from '@/components/ui/icons'
import { NoWrap } from '@/components/ui/NoWrap'
import { Panel } from '@/components/ui/Panel'
import { AFFILIATE_LINK_ATTRIBUTES } from '@/lib/providers/affiliate-link'
import type { Answer } from '@/lib/providers/cheapest-options'

type Props = {
  answers: readonly Answer[]
  title: string
  aside: string
  /** Shows buttons to the sellers. The page must show the disclosure above the panel. */
  hasButtons?: boolean
  /** Rows under the sums. */
  children?: ReactNode
}

/** The cheapest options at a glance: each sum, its name, and what it leaves out. No button is more prominent. */
export function AnswerPanel({ answers, title, aside, hasButtons = false, children }: Props) {
  if (answers.length === 0) return <p className="my-6">No provider of this list states a price.</p>
  return (
    <section aria-labelledby="answer_title" className="my-3">
      <Panel as="h2" id="answer_title" title={title} aside={aside}>
        <ul className="answers">
          {answers.map((answer) => (
            // An inline script may have hidden an answer that does not apply to this visitor.
            <li key={answer.id} data-answer={answer.id} suppressHydrationWarning>
              <p className="text-sm font-semibold text-muted">{answer.label}</p>
              <p className="answer-figure">
                {answer.prefix && <small>{`${answer.prefix} `}</small>}
                {answer.figure}
                {answer.suffix && <small>{` ${answer.suffix}`}</small>}
              </p>
              <p className="text-sm">
                <strong>{answer.name}</strong>
                {`, ${answer.price}`}
              </p>
              <p className="text-sm text-muted">{answer.leavesOut}</p>
              {hasButtons && <AnswerLink answer={answer} />}
            </li>
          ))}
        </ul>
        {children}
      </Panel>
    </section>
  )
}

function AnswerLink({ answer: { id, name, href, maker } }: { answer: Answer }) {
  const classes = `${BUTTON_CLASSES} text-accent hover:bg-accent-soft`
  const noteId = `${id}_answer_paid`
  return (
    <p className="mt-auto flex flex-wrap items-center gap-x-3 pt-3 text-sm text-muted">
      {maker ? (
        <a href={href} rel="noopener" className={classes}>
          {`Check with ${maker}`}
          <OutwardIcon className="size-4" />
        </a>
      ) : (
        <>
          <a {...AFFILIATE_LINK_ATTRIBUTES} href={href} aria-describedby={noteId} className={classes}>
            <span>
              <NoWrap>{`Visit ${name}`}</NoWrap>
            </span>
            <OutwardIcon className="size-4" />
          </a>
          <span id={noteId} className="print:hidden">
            Paid link <span className="sr-only">(opens in a new tab)</span>
          </span>
        </>
      )}
    </p>
  )
}
