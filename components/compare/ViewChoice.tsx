import { FIELD_CLASSES, FIELD_LABEL_CLASSES } from '@/components/ui/FieldError'
import { useHydrated } from '@/components/ui/useHydrated'
import { COMPARE_VIEWS, type CompareView } from '@/lib/providers/compare'

type Props = { view: CompareView; onChange: (view: CompareView) => void }

const VIEWS = Object.entries(COMPARE_VIEWS) as [CompareView, string][]

/** Selects which facts the table shows: a few at a time, so that it stays readable. */
export function ViewChoice({ view, onChange }: Props) {
  const isHydrated = useHydrated()
  return (
    <div className="mb-4 max-w-64 noscript:hidden print:hidden">
      <label htmlFor="compare_view" className={FIELD_LABEL_CLASSES}>
        Facts to compare
      </label>
      <select
        id="compare_view"
        disabled={!isHydrated}
        value={view}
        onChange={({ target }) => onChange(target.value as CompareView)}
        className={FIELD_CLASSES}
      >
        {VIEWS.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
