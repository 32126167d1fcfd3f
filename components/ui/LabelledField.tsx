import type { ReactNode } from 'react'
import { FIELD_LABEL_CLASSES, FieldError } from './FieldError'

type Props = { id: string; label: string; fault: string | null | undefined; children: ReactNode }

/** A label, its field, and what is wrong with it. The field carries the same id, and `describeFault`. */
export function LabelledField({ id, label, fault, children }: Props) {
  return (
    <div>
      <label htmlFor={id} className={FIELD_LABEL_CLASSES}>
        {label}
      </label>
      {children}
      {fault && <FieldError id={faultId(id)}>{fault}</FieldError>}
    </div>
  )
}

const faultId = (id: string): string => `${id}-fault`

/** What ties a field to the message beside it. */
export const describeFault = (id: string, fault: string | null | undefined) =>
  fault ? { 'aria-invalid': true, 'aria-describedby': faultId(id) } : {}
