const TERM =
  /(GLP-1s?|FDA-approved|\bMEN 2\b|SURMOUNT-\d|\b[A-Za-z]-\w{1,8}|\b[A-Z][a-z]+ \d{1,2}(?=, \d{4})|\b\d+(?:\.\d+)? m[gL]\b)/

/** A heading or a label that keeps "GLP-1", "T-Mates", "15 mg", and "December 31" on one line. The hyphen stays plain, so that text can be searched and copied. */
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
