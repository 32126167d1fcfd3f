import { UNITS, type Unit } from '@/lib/calculator/weight'
import styles from './UnitSwitch.module.css'

type Props = { unit: Unit; isHydrated: boolean; onChange: (unit: Unit) => void }

export const UnitSwitch = ({ unit, isHydrated, onChange }: Props) => (
  <div
    role="radiogroup"
    aria-label="Unit"
    className="mb-1.5 flex rounded-md border border-muted noscript:hidden print:hidden"
  >
    {UNITS.map((entry) => (
      <label key={entry} className={styles.unit}>
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
