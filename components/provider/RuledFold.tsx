import type { ReactNode } from 'react'
import { Summary } from '@/components/ui/Summary'

type Props = { id?: string; title: string; note?: string; children: ReactNode }

/** A line under a rule that opens. */
export const RuledFold = ({ id, title, note, children }: Props) => (
  <details id={id} className="border-t border-line pb-1">
    <Summary className="w-full justify-between gap-x-2 after:text-link">
      <span>
        {title}
        {note && <span className="font-normal text-muted">{` ${note}`}</span>}
      </span>
    </Summary>
    {children}
  </details>
)
