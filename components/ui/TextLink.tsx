import type { ComponentProps } from 'react'

/** A link in running text. */
export function TextLink(attributes: ComponentProps<'a'>) {
  return <a rel="noopener" {...attributes} className="underlined-link" />
}
