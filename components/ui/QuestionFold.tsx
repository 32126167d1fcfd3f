import type { ReactNode } from 'react'
import { NoWrap } from './NoWrap'
import { Summary } from './Summary'

type Props = { question: string; id?: string; name?: string; children: ReactNode }

/** A question that unfolds its answer, without a script. Of those with the same name, the browser keeps one open. */
export const QuestionFold = ({ question, id, name, children }: Props) => (
  <details name={name} id={id} className="break-inside-avoid border-b border-line">
    <Summary className="w-full justify-between gap-4 py-1.5">
      <h3 className="min-w-0 text-sm/snug">
        <NoWrap>{question}</NoWrap>
      </h3>
    </Summary>
    {children}
  </details>
)
