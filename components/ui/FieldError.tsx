/** The attributes of a field with an error, which says its id. */
export const describeError = (error: string | null | undefined, id: string) =>
  error ? { 'aria-invalid': true, 'aria-describedby': id } : undefined

/** The error of a field, next to it. Screen readers announce it at once. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p
    id={id}
    role="alert"
    className="mt-1.5 rounded-sm bg-danger-soft px-3 py-1.5 text-sm font-semibold text-danger wrap-anywhere"
  >
    {children}
  </p>
)
