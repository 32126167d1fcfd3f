import type { ReactNode } from 'react'

export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={`${id}_title`} id={id} className="mt-11 md:mt-18">
    <h2 id={`${id}_title`} className="mb-2 heading-2 md:mb-6">
      {title}
    </h2>
    {children}
  </section>
)
