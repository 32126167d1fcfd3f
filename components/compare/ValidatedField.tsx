import { describeField, LabeledField } from '@/components/ui/LabeledField'
import type { ElementId } from '@/lib/base/page-anchors'

type Props = {
  id: ElementId
  label: string
  text: string
  error: string | null
  onText: (text: string) => void
  onLeave: () => void
}

/** A text field that keeps whatever is typed, valid or not. */
export function ValidatedField({ id, label, text, error, onText, onLeave }: Props) {
  return (
    <LabeledField id={id} label={label} error={error}>
      <input
        {...describeField(id, error)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onBlur={onLeave}
      />
    </LabeledField>
  )
}
