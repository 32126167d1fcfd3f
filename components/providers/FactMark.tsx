import { BudgetMark } from '@/components/ledger/RowL'
import type { BudgetGroup } from '@/lib/plans/budget'
import { NOT_ON_RECORD } from '@/lib/plans/words'

type Props = {
  text: string | null
  /** On a phone, the name of the fact stands beside it. */
  label?: string
}

const GROUPS: Partial<Record<string, BudgetGroup>> = { Yes: 'fits', No: 'over' }

/** A fact in a cell: a mark for yes or no, a dash if it is not on record, otherwise words. In elements, because a translated page has no bare texts. */
export function FactMark({ text, label }: Props) {
  const group = GROUPS[text ?? '']
  return (
    <>
      {group && <BudgetMark group={group} />}
      {text === null && (
        <span aria-hidden="true" className="text-muted">
          –
        </span>
      )}
      {(text || !label) && (
        <span className={group || !text ? 'sr-only' : undefined}>{text ?? NOT_ON_RECORD}</span>
      )}
      {label && (
        <span className="ml-1.5 @wide:sr-only">{` ${label}${text === null ? ': not on record' : ''}`}</span>
      )}
    </>
  )
}
