import type { ReactNode } from 'react'
import { NoWrap } from './NoWrap'

type Props = { titleId: string; title: string; text: ReactNode; children: ReactNode }

/** The one dark band of a page, with its next step as a button. */
export const Band = ({ titleId, title, text, children }: Props) => (
  <section
    aria-labelledby={titleId}
    className="mt-11 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 bg-footer px-gutter py-8 text-on-footer max-md:-mx-gutter md:mt-18 md:rounded-lg md:px-10 [--focus:var(--color-on-footer)]"
  >
    <div className="min-w-0 flex-[1_1_16rem]">
      <h2 id={titleId} className="heading-2">
        <NoWrap>{title}</NoWrap>
      </h2>
      <p className="mt-1 text-sm/snug text-on-footer-muted">{text}</p>
    </div>
    {children}
  </section>
)
