import type { ReactNode } from 'react'
import { describeError } from '@/components/ui/FieldError'
import styles from './CostFields.module.css'
import type { TextField } from './useCostInput'

type Props = {
  name: string
  field: TextField
  /** A number of months or bills instead of dollars. */
  isCount?: boolean
  before: ReactNode
  children?: ReactNode
}

/** A field within a sentence, which is its label. In a narrow one, the words before the field are above it. */
export function CostField({ name, field, isCount = false, before, children }: Props) {
  const { text, error, onText, onLeave } = field
  return (
    <label className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {before}{' '}
      <span className="flex flex-wrap items-center gap-x-1.5">
        {!isCount && '$'}
        <input
          id={fieldId(name)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onText(target.value)}
          onBlur={onLeave}
          className={`${styles.field} ${isCount ? styles.months : ''}`}
          {...describeError(error, errorId(name))}
        />{' '}
        {children && <span className="font-normal">{children}</span>}
      </span>
    </label>
  )
}

export const fieldId = (name: string): string => `costs_${name}`

/** Of the message beside the field. */
export const errorId = (name: string): string => `costs_${name}_error`
