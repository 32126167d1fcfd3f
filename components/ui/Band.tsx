import type { ReactNode } from 'react'

type Props = { titleId: string; title: string; text: ReactNode; children: ReactNode }

/** A tinted band with the next step of a page, as a button. */
export const Band = ({ titleId, title, text, children }: Props) => (
  <section
    aria-labelledby={titleId}
    className="mt-11 flex flex-wrap items-center justify-between gap-x-10 gap-y-3 rounded-lg bg-accent-soft px-5 py-4 md:px-8"
  >
    <div className="min-w-0 flex-[1_1_20rem]">
      <h2 id={titleId} className="heading-3">
        {title}
      </h2>
      <p className="text-sm/snug text-muted">{text}</p>
    </div>
    {children}
  </section>
)
