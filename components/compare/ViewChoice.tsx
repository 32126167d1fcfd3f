import { describeField, LabeledField } from '@/components/ui/LabeledField'
import { useHydrated } from '@/components/ui/useHydrated'
import { COMPARE_VIEWS, type CompareView } from '@/lib/providers/compare'

type Props = { view: CompareView; onChange: (view: CompareView) => void }

const ID = 'compare_view'
const VIEWS = Object.entries(COMPARE_VIEWS) as [CompareView, string][]

/** Selects which facts the table shows: a few at a time, so that it stays readable. */
export function ViewChoice({ view, onChange }: Props) {
  const isHydrated = useHydrated()
  return (
    <LabeledField id={ID} label="Facts to compare" className="mb-4 max-w-64 noscript:hidden print:hidden">
      <select
        {...describeField(ID)}
        disabled={!isHydrated}
        value={view}
        onChange={({ target }) => onChange(target.value as CompareView)}
      >
        {VIEWS.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </LabeledField>
  )
}
