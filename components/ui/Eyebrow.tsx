/** Small capitals over a title or a group. */
const SMALL_CAPITALS = 'text-xs font-semibold uppercase tracking-[0.1em] text-accent'

/** The small line above a page's title. */
export const Eyebrow = ({ children }: { children: string }) => (
  <p className={`mb-1.5 ${SMALL_CAPITALS}`}>{children}</p>
)
