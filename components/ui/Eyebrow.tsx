/** The small line above a page's title. */
export function Eyebrow({ children }: { children: string }) {
  return <p className="mb-1 text-xs font-semibold uppercase tracking-[0.1em] text-accent">{children}</p>
}
