/** The small line above a page's title. */
export const Eyebrow = ({ children }: { children: string }) => (
  <p className="mb-1.5 text-xs font-semibold uppercase tracking-[0.1em] text-accent">{children}</p>
)
