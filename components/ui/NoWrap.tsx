// Keeps "GLP-1", and names like "T-Mates", from breaking at the hyphen. The text keeps its plain hyphen, so that it can
// be searched and copied.
import { createElement, Fragment } from 'react'

const TERM = /(GLP-1s?|\b[A-Za-z]-\w{1,8})/

/** Plain text in which such terms stay on one line. */
export function NoWrap({ children }: { children: string }) {
  const parts = children
    .split(TERM)
    .map((part) => (TERM.test(part) ? createElement('span', { className: 'whitespace-nowrap' }, part) : part))
  // As separate arguments, the parts need no keys, which would add to the payload of every page.
  return createElement(Fragment, null, ...parts)
}
