import type { ComponentProps } from 'react'

type Props = ComponentProps<'button'> & { of: string; children: string }

/** A short button; its full name says what it is about. */
export const Action = ({ of, children, ...props }: Props) => (
  <button type="button" aria-label={`${children}: ${of}`} {...props}>
    {children}
  </button>
)
