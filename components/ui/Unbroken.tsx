// "GLP-1" never breaks across lines. The text keeps its plain hyphen, so that it can be searched and copied.

const TERM = /(GLP-1s?)/

/** Plain text in which the term is kept on one line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(TERM).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    TERM.test(part) ? <span key={index} className="whitespace-nowrap">{part}</span> : part,
  )
}
