// The button is disabled until the script has loaded: the browser would submit the weight in the address.
import type { FormEvent, Ref } from 'react'
import { describeField, LabeledField } from '@/components/ui/LabeledField'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { SubmitButton } from '@/components/ui/SubmitButton'
import { useHydrated } from '@/components/ui/useHydrated'
import type { Field } from '@/lib/calculator/inputs'
import type { Unit } from '@/lib/calculator/weight'
import { type CalculatorFacts, fieldId, type InputError, type Option } from './calculator-facts'
import { UnitSwitch } from './UnitSwitch'

type Props = {
  ref: Ref<HTMLFormElement>
  facts: CalculatorFacts
  unit: Unit
  onUnitChange: (unit: Unit) => void
  error: InputError | null
  onEdit: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Weight, medication, dosage level, and timeframe. Shows at most one error, next to its field. */
export function CalculatorForm({ ref, facts, unit, onUnitChange, error, onEdit, onSubmit }: Props) {
  const isHydrated = useHydrated()
  const errorOf = (field: Field) => (error?.field === field ? error.message : null)
  const select = (field: Field, label: string, options: readonly Option<string>[]) => (
    <SelectField field={field} label={label} error={errorOf(field)} options={options} onEdit={onEdit} />
  )
  const weeks = facts.timeframesWeeks.map((entry) => ({ id: String(entry), label: String(entry) }))
  return (
    <form
      ref={ref}
      noValidate
      // The history entry restores the inputs. Values that the browser restores would override those of a link.
      autoComplete="off"
      onSubmit={onSubmit}
      aria-label="Your inputs"
      className="grid gap-5 p-[min(1.25rem,5vw)]"
    >
      <LabeledField
        id={fieldId('weight')}
        label={`Current weight (${unit})`}
        error={errorOf('weight')}
        aside={<UnitSwitch unit={unit} isHydrated={isHydrated} onChange={onUnitChange} />}
      >
        <input
          {...describeField(fieldId('weight'), errorOf('weight'))}
          name="weight"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          onChange={onEdit}
        />
      </LabeledField>
      {select('medication', 'Medication', facts.medications)}
      {select('dosage', 'Dosage level', facts.dosages)}
      {select('weeks', 'Timeframe (weeks)', weeks)}
      <div>
        <SubmitButton disabled={!isHydrated}>Calculate</SubmitButton>
        <NotReadyNote>
          <p className="text-center text-muted">
            Nothing you type leaves this page. It computes in your browser.
          </p>
        </NotReadyNote>
      </div>
    </form>
  )
}

type SelectProps = {
  field: Field
  label: string
  error: string | null
  options: readonly Option<string>[]
  onEdit: () => void
}

function SelectField({ field, label, error, options, onEdit }: SelectProps) {
  const id = fieldId(field)
  return (
    <LabeledField id={id} label={label} error={error}>
      <select {...describeField(id, error)} name={field} defaultValue="" onChange={onEdit}>
        <option value="">Choose</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </LabeledField>
  )
}
