import type { ReactNode } from 'react'
import type { ElementId } from '@/lib/base/page-anchors'
import { FIELD_CLASSES, FIELD_LABEL_CLASSES, FieldError } from './FieldError'

type Props = {
  id: ElementId
  label: string
  error?: string | null
  /** A control next to the label. */
  aside?: ReactNode
  /** The field itself, with the attributes of `describeField`. */
  children: ReactNode
}

/** A label, its field, and the field's error. */
export function LabeledField({ id, label, error, aside, children }: Props) {
  const labelElement = (
    <label htmlFor={id} className={FIELD_LABEL_CLASSES}>
      {label}
    </label>
  )
  return (
    <div>
      {aside ? (
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          {labelElement}
          {aside}
        </div>
      ) : (
        labelElement
      )}
      {children}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    </div>
  )
}

const errorId = (id: string): ElementId => `${id}_error`

/** The attributes of every field: its style, and what connects it to its label and error. */
export const describeField = (id: string, error?: string | null) => ({
  id,
  className: FIELD_CLASSES,
  ...(error && { 'aria-invalid': true, 'aria-describedby': errorId(id) }),
})
