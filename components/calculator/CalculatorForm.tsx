// The button is disabled until the script has loaded: the browser would submit the weight in the address.
import { describeField, LabeledField } from '@/components/ui/LabeledField'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { SubmitButton } from '@/components/ui/SubmitButton'
import { useHydrated } from '@/components/ui/useHydrated'
import type { CalculatorField } from '@/lib/calculator/inputs'
import { UnitSwitch } from './UnitSwitch'
import type { CalculatorState } from './useCalculator'

/** Weight, medication, dosage level, and timeframe. Shows at most one error, next to its field. */
export function CalculatorForm({ facts, form, draft, error, edit, changeUnit, calculate }: CalculatorState) {
  const { unit } = draft
  const isHydrated = useHydrated()
  const describe = (field: CalculatorField) => ({
    id: `calculator_${field}`,
    error: error?.field === field ? error.message : null,
  })
  const weight = describe('weight')
  const select = (
    name: CalculatorField,
    label: string,
    options: readonly { id: string; label: string }[],
  ) => {
    const field = describe(name)
    return (
      <LabeledField {...field} label={label}>
        <select {...describeField(field.id, field.error)} name={name} defaultValue="" onChange={edit}>
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
  const weeks = facts.timeframesWeeks.map(String).map((count) => ({ id: count, label: count }))
  return (
    <form
      ref={form}
      noValidate
      // The history entry restores the inputs. Values that the browser restores would override those of a link.
      autoComplete="off"
      onSubmit={calculate}
      aria-label="Your inputs"
      className="grid gap-5 p-[min(1.25rem,5vw)]"
    >
      <LabeledField
        {...weight}
        label={`Current weight (${unit})`}
        aside={
          <>
            {' '}
            <UnitSwitch unit={unit} isHydrated={isHydrated} onChange={changeUnit} />
          </>
        }
      >
        <input
          {...describeField(weight.id, weight.error)}
          name="weight"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          onChange={edit}
        />
      </LabeledField>
      {select('medication', 'Medication', facts.medications)}
      {select('dosage', 'Dosage level', facts.dosages)}
      {select('weeks', 'Timeframe (weeks)', weeks)}
      <div>
        <SubmitButton disabled={!isHydrated}>Calculate</SubmitButton>
        <NotReadyNote>
          <p className="text-muted">Nothing you type leaves this page. It computes in your browser.</p>
        </NotReadyNote>
      </div>
    </form>
  )
}
