'use client'
// A client component because its button waits for the script: sent without it, the weight would stand in the address.
import type { FormEvent, Ref } from 'react'
import { FIELD_CLASSES, FIELD_LABEL_CLASSES, FieldError } from '@/components/ui/FieldError'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { SubmitButton } from '@/components/ui/SubmitButton'
import type { Field } from '@/lib/calculator/inputs'
import type { Unit } from '@/lib/calculator/weight'
import { type CalculatorFacts, fieldId } from './calculator-facts'
import { UnitSwitch } from './UnitSwitch'

type Props = {
  ref: Ref<HTMLFormElement>
  facts: CalculatorFacts
  unit: Unit
  onUnitChange: (unit: Unit) => void
  fault: { field: Field; message: string } | null
  isLive: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Weight, medication, dosage level, timeframe. At most one message stands, beside its field. */
export function CalculatorForm({ ref, facts, unit, onUnitChange, fault, isLive, onSubmit }: Props) {
  const describe = (field: Field) => ({
    id: fieldId(field),
    name: field,
    className: FIELD_CLASSES,
    ...(fault?.field === field && { 'aria-invalid': true, 'aria-describedby': `${fieldId(field)}-fault` }),
  })
  const showFault = (field: Field) =>
    fault?.field === field && <FieldError id={`${fieldId(field)}-fault`}>{fault.message}</FieldError>

  return (
    <form ref={ref} noValidate onSubmit={onSubmit} aria-label="Your inputs" className="grid gap-5 p-5">
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
      <div>
        <label htmlFor={fieldId('medication')} className={FIELD_LABEL_CLASSES}>
          Medication
        </label>
        <select {...describe('medication')} defaultValue="">
          <option value="">Choose a medication</option>
          {facts.medications.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        {showFault('medication')}
      </div>
      <div>
        <label htmlFor={fieldId('dosage')} className={FIELD_LABEL_CLASSES}>
          Dosage level
        </label>
        <select {...describe('dosage')} defaultValue="">
          <option value="">Choose a dosage level</option>
          {facts.dosages.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        {showFault('dosage')}
      </div>
      <div>
        <label htmlFor={fieldId('weeks')} className={FIELD_LABEL_CLASSES}>
          Timeframe (weeks)
        </label>
        <select {...describe('weeks')} defaultValue="">
          <option value="">Choose a timeframe</option>
          {facts.timeframesWeeks.map((weeks) => (
            <option key={weeks} value={weeks}>
              {weeks}
            </option>
          ))}
        </select>
        {showFault('weeks')}
      </div>
      <div>
        <SubmitButton disabled={!isLive}>Calculate</SubmitButton>
        <NotReadyNote isLive={isLive} />
      </div>
    </form>
  )
}
