// "GLP-1" never breaks across lines, nor does a name after its first letter, as T-Mates would. The text keeps its plain
// hyphen, so that it can be searched and copied.
import { createElement, Fragment } from 'react'

const TERM = /(GLP-1s?|\b[A-Za-z]-\w{1,8})/

/** Plain text in which such a term is kept on one line. */
export function NoWrap({ children }: { children: string }) {
  const parts = children
    .split(TERM)
    .map((part) => (TERM.test(part) ? createElement('span', { className: 'whitespace-nowrap' }, part) : part))
  // Given one by one, the parts need no keys: every page would carry them, and each would repeat its text.
  return createElement(Fragment, null, ...parts)
}
