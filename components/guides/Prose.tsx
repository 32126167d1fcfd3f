import type { ReactNode } from 'react'

/** Styles the text of guides and legal pages, as compiled from Markdown. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className="max-w-figure text-[1.0625rem]/[1.5] md:text-[1.125rem]/[1.65] [&>:is(p,ol,ul)]:max-w-reading [&_h2]:mt-11 md:[&_h2]:mt-18 [&_h2]:mb-3 [&_h2]:heading-2 [&_h2:has(+table)]:text-h3 [&_h2:has(+table)]:text-muted [&_h3]:mt-6 [&_h3]:mb-2 md:[&_h3]:mt-8 [&_h3]:heading-3 [&_p]:mb-3 [&>ol]:mb-4 [&>ol]:list-decimal [&>ol]:pl-6 [&>ul]:mb-4 [&>ul]:list-disc [&>ul]:pl-6 [&_[role=note]_ul]:list-disc [&_[role=note]_ul]:mb-3 [&_[role=note]_ul]:pl-6 [&_li]:mb-1">
    {children}
  </div>
)
