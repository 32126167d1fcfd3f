const TERM = /(GLP-1s?|\b[A-Za-z]-\w{1,8}|\b[A-Z][a-z]+ \d{1,2}(?=, \d{4}))/

/** Text of an island that keeps "GLP-1" and "December 31" on one line. Elsewhere, lib/publish/steps.ts does it. */
export const NoWrap = ({ children }: { children: string }) =>
  children.split(TERM).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
