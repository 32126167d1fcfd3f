import { UNITS } from '@/lib/calculator/inputs'
import type { Unit } from '@/lib/calculator/weight'

type Props = { unit: Unit; onChange: (unit: Unit) => void }

/** lbs or kg, for what is typed and for what is shown. */
export function UnitSwitch({ unit, onChange }: Props) {
  return (
    <fieldset className="mb-1.5 noscript:hidden">
      <legend className="sr-only">Unit</legend>
      <div className="flex rounded-md border border-muted p-0.5">
        {UNITS.map((entry) => (
          <label
            key={entry}
            className="relative grid min-h-11 min-w-12 cursor-pointer place-items-center rounded-sm text-sm font-semibold text-muted has-checked:bg-mint has-checked:text-pine"
          >
            <input
              type="radio"
              name="unit"
              value={entry}
              checked={unit === entry}
              onChange={() => onChange(entry)}
              className="absolute inset-0 cursor-pointer appearance-none"
            />
            {entry}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
