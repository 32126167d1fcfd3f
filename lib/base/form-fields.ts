// The fields of a form as texts, as the visitor typed them: read from the form, kept in the history entry, written back.

/** Every number that a browser's number field accepts, in ASCII digits with at most one decimal point: "1e2" is 100. */
export const TYPED_NUMBER = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

export const readKey = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** The texts in a value from the history entry, which an older build may have written; empty ones for the others. */
export const parseFields = <F extends string>(kept: unknown, fields: readonly F[]) =>
  Object.fromEntries(
    fields.map((field) => {
      const value = readKey(kept, field)
      return [field, typeof value === 'string' ? value : '']
    }),
  ) as Record<F, string>

/** What a form contains; a field that is missing is empty. */
export const readFields = <F extends string>(form: HTMLFormElement | null, fields: readonly F[]) =>
  parseFields(form && Object.fromEntries(new FormData(form)), fields)

/** Writes texts into the fields of a form: into all of them, or only into those that are still empty. */
export function fillFields(
  form: HTMLFormElement | null,
  values: Record<string, string>,
  which: 'all' | 'empty',
) {
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name)
    if (!control || !('value' in control) || (which === 'empty' && control.value !== '')) continue
    control.value = value
    // The page no longer offers this option.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = ''
  }
}
