import type { ElementId } from '@/lib/base/page-anchors'

/** The error of a field, next to it. Screen readers announce it at once. */
export function FieldError({ id, children }: { id: ElementId; children: string }) {
  return (
    <p
      id={id}
      role="alert"
      className="mt-1.5 rounded-sm bg-danger-soft px-3 py-1.5 text-sm font-semibold text-danger [overflow-wrap:anywhere]"
    >
      {children}
    </p>
  )
}

/** The style of every text field and select. */
export const FIELD_CLASSES =
  'block min-h-12 w-full rounded-md border border-muted bg-card px-3.5 py-2.5 text-base text-ink [select&]:pr-9 aria-invalid:border-2 aria-invalid:border-danger'

export const FIELD_LABEL_CLASSES = 'mb-1.5 block text-sm font-semibold'
