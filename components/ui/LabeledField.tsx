import type { ReactNode } from 'react'
import { describeError, FieldError } from './FieldError'
import styles from './LabeledField.module.css'

export const FIELD_LABEL_CLASSES = 'mb-1.5 block text-sm font-semibold'

type Props = {
  id: string
  label: string
  error?: string | null
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A label, a control beside it, the field with the attributes of `describeField`, and the field's error. */
export const LabeledField = ({ id, label, error, aside, className, children }: Props) => (
  <div className={className}>
    <div className="flex flex-wrap items-end justify-between gap-x-4">
      <label htmlFor={id} className={`${FIELD_LABEL_CLASSES} grow`}>
        {label}
      </label>{' '}
      {aside}
    </div>
    {children}
    {error && <FieldError id={fieldErrorId(id)}>{error}</FieldError>}
  </div>
)

const fieldErrorId = (id: string): string => `${id}_error`

/** The attributes of every field: its style, and what connects it to its label and error. */
export const describeField = (id: string, error?: string | null) => ({
  id,
  className: styles.field,
  ...describeError(error, fieldErrorId(id)),
})
