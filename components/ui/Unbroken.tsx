// "GLP-1" never breaks across lines. The text keeps its plain hyphen, so that it can be searched and copied.
import { Fragment } from 'react'

const TERM = /(GLP-1s?)/

/** Plain text in which the term is kept on one line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(TERM).map((part, index) => {
    const key = `${index} ${part}`
    return TERM.test(part) ? (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    )
  })
}
