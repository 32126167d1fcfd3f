import type { ComponentProps } from 'react'

/** A link in running text. A finger can miss its line: the area around it is 44 px tall. */
export const TextLink = (attributes: ComponentProps<'a'>) => (
  <a {...attributes} className="underlined-link tap-area" />
)
