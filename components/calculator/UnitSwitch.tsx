import { UNITS, type Unit } from '@/lib/calculator/weight'

type Props = { unit: Unit; isHydrated: boolean; onChange: (unit: Unit) => void }

export const UnitSwitch = ({ unit, isHydrated, onChange }: Props) => (
  <div
    role="radiogroup"
    aria-label="Unit"
    className="mb-1.5 flex rounded-md border border-muted noscript:hidden print:hidden"
  >
    {UNITS.map((entry) => (
      <label
        key={entry}
        className="relative grid min-h-11 min-w-12 cursor-pointer place-items-center first:rounded-l-md last:rounded-r-md text-sm font-semibold text-muted has-checked:bg-accent-soft has-checked:text-accent forced-colors:forced-color-adjust-none forced-colors:has-checked:bg-[color:Highlight] forced-colors:has-checked:text-[color:HighlightText]"
      >
        <input
          type="radio"
          name="unit"
          value={entry}
          checked={unit === entry}
          disabled={!isHydrated}
          onChange={() => onChange(entry)}
          className="absolute inset-0 cursor-pointer appearance-none"
        />
        {`${entry} `}
      </label>
    ))}
  </div>
)
