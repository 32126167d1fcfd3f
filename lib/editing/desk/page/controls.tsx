import type { ComponentProps, ReactNode } from 'react'

/** A button that submits nothing. The full name of a short one says what it is `of`. */
export const Button = ({ of, ...props }: ComponentProps<'button'> & { of?: string }) => (
  <button type="button" aria-label={of && `${props.children}: ${of}`} {...props} />
)

/** A link that leaves the desk open. */
export const NewTab = (props: ComponentProps<'a'>) => <a target="_blank" rel="noreferrer" {...props} />

type FieldProps = ComponentProps<'input'> & { id: string; label: string; hint?: ReactNode }

/** A labeled line of text outside of the forms for content. */
export const TextField = ({ id, label, hint, ...props }: FieldProps) => (
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
