import type { ReactNode } from 'react'

type Props = { isChecked: boolean; onChange: (isChecked: boolean) => void; children: ReactNode }

/** A checkbox as large as a button, for one filter of a list. */
export const FilterBox = ({ isChecked, onChange, children }: Props) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-muted bg-card px-2.5 py-1 text-xs/tight has-checked:border-accent has-checked:bg-accent-soft">
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 shrink-0 accent-accent"
    />
    <span className="wrap-anywhere">{children}</span>
  </label>
)
