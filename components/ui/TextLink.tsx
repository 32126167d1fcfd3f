import type { ComponentProps } from 'react'

/** A link in running text: to a page or a file of ours, to a part of this page, or to another site. */
export function TextLink(attributes: ComponentProps<'a'>) {
  return <a rel="noopener" {...attributes} className="underlined-link" />
}
