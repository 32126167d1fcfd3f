// Reads and writes the fields of the calculator's form.
import type { Field, RawInputs } from '@/lib/calculator/inputs'

export function readForm(form: HTMLFormElement | null): RawInputs {
  const data = form ? new FormData(form) : new FormData()
  const read = (field: Field) => String(data.get(field) ?? '')
  return {
    weight: read('weight'),
    medication: read('medication'),
    dosage: read('dosage'),
    weeks: read('weeks'),
  }
}

/** The fields that are filled in. */
export function readFilled(form: HTMLFormElement | null): Partial<RawInputs> {
  return Object.fromEntries(Object.entries(readForm(form)).filter(([, value]) => value !== ''))
}

export function writeForm(form: HTMLFormElement | null, raw: RawInputs): void {
  for (const [field, value] of Object.entries(raw)) {
    const control = form?.elements.namedItem(field)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
    // The page no longer offers this option.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = ''
  }
}
