import type { ReactNode } from 'react'
import { NoWrap } from './NoWrap'

export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={`${id}_title`} id={id} className="mt-11 md:mt-18">
    <h2 id={`${id}_title`} className="mb-2 heading-2 md:mb-6">
      <NoWrap>{title}</NoWrap>
    </h2>
    {children}
  </section>
)
