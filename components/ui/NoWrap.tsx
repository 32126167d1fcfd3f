const TERM = /(GLP-1s?|\b[A-Za-z]-\w{1,8})/

/**
 * Plain text in an island in which "GLP-1", and names like "T-Mates", stay on one line. The text keeps its plain hyphen, so
 * that it can be searched and copied. Elsewhere, lib/publish/steps.mjs does it.
 */
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
