import type { ComponentProps, ReactNode } from 'react'

type Props = ComponentProps<'input'> & { id: string; label: string; hint?: ReactNode }

/** A labeled line of text outside of the forms for content. */
export const TextField = ({ id, label, hint, ...props }: Props) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {hint && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    <input id={id} name={id} type="text" aria-describedby={hint ? `${id}-hint` : undefined} {...props} />
  </div>
)
