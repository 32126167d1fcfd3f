'use client'
// A client component because its button waits for the script: sent without it, the weight would stand in the address.
import type { FormEvent, Ref } from 'react'
import { FIELD_CLASSES, FIELD_LABEL_CLASSES, FieldError } from '@/components/ui/FieldError'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { SubmitButton } from '@/components/ui/SubmitButton'
import type { Field } from '@/lib/calculator/inputs'
import type { Unit } from '@/lib/calculator/weight'
import { type CalculatorFacts, fieldId, type Option } from './calculator-facts'
import { UnitSwitch } from './UnitSwitch'

type Props = {
  ref: Ref<HTMLFormElement>
  facts: CalculatorFacts
  unit: Unit
  onUnitChange: (unit: Unit) => void
  fault: { field: Field; message: string } | null
  isLive: boolean
  onChange: (event: FormEvent<HTMLFormElement>) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Weight, medication, dosage level, timeframe. At most one message stands, beside its field. */
export function CalculatorForm({ ref, facts, unit, onUnitChange, fault, isLive, onChange, onSubmit }: Props) {
  const describe = (field: Field) => ({
    id: fieldId(field),
    name: field,
    className: FIELD_CLASSES,
    ...(fault?.field === field && { 'aria-invalid': true, 'aria-describedby': `${fieldId(field)}-fault` }),
  })
  const showFault = (field: Field) =>
    fault?.field === field && <FieldError id={`${fieldId(field)}-fault`}>{fault.message}</FieldError>

  const choose = (field: Field, label: string, placeholder: string, options: readonly Option<string>[]) => (
    <div>
      <label htmlFor={fieldId(field)} className={FIELD_LABEL_CLASSES}>
        {label}
      </label>
      <select {...describe(field)} defaultValue="">
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      {showFault(field)}
    </div>
  )

  return (
    <form
      ref={ref}
      noValidate
      onChange={onChange}
      onSubmit={onSubmit}
      aria-label="Your inputs"
      className="grid gap-5 p-[min(1.25rem,5vw)]"
    >
      <div>
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          <label htmlFor={fieldId('weight')} className={FIELD_LABEL_CLASSES}>
            Current weight ({unit})
          </label>
          <UnitSwitch unit={unit} isLive={isLive} onChange={onUnitChange} />
        </div>
        <input {...describe('weight')} type="text" inputMode="decimal" autoComplete="off" />
        {showFault('weight')}
      </div>
      {choose('medication', 'Medication', 'Choose', facts.medications)}
      {choose('dosage', 'Dosage level', 'Choose', facts.dosages)}
      {choose(
        'weeks',
        'Timeframe (weeks)',
        'Choose',
        facts.timeframesWeeks.map((weeks) => ({ id: String(weeks), label: String(weeks) })),
      )}
      <div>
        <SubmitButton disabled={!isLive}>Calculate</SubmitButton>
        <NotReadyNote isLive={isLive} />
      </div>
    </form>
  )
}
