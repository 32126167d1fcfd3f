'use client'
// A client component because it judges what is typed.
import { useState } from 'react'
import { FIELD_CLASSES } from '@/components/ui/FieldError'
import { describeFault, LabelledField } from '@/components/ui/LabelledField'
import type { Typed } from '@/lib/providers/cost-inputs'

type Props<T> = {
  id: string
  label: string
  initial: string
  parse: (text: string) => Typed<T>
  onValue: (value: T) => void
}

/** A field that keeps whatever is typed, hands on what is good, and says beside itself what is not. */
export function TypedField<T>({ id, label, initial, parse, onValue }: Props<T>) {
  const [text, setText] = useState(initial)
  const [isLeft, setIsLeft] = useState(false)
  const typed = parse(text)
  // A field that was emptied to type anew is no fault yet.
  const fault = typed.ok || (text.trim() === '' && !isLeft) ? null : typed.message
  return (
    <LabelledField id={id} label={label} fault={fault}>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={FIELD_CLASSES}
        value={text}
        onChange={({ target }) => {
          const next = parse(target.value)
          setText(target.value)
          setIsLeft(false)
          if (next.ok) onValue(next.value)
        }}
        onBlur={() => setIsLeft(true)}
        {...describeFault(id, fault)}
      />
    </LabelledField>
  )
}
