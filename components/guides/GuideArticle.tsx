import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Pill } from '@/components/ui/Pill'
import { SiteLink } from '@/components/ui/SiteLink'
import { Unbroken } from '@/components/ui/Unbroken'
import type { Guide } from '@/lib/content/schemas/documents'
import { ROUTES } from '@/lib/site/routes'
import { Prose } from './Prose'

/** A guide: the way back, badge, date where there is one, text, and the way on to the rankings. */
export function GuideArticle({ guide, children }: { guide: Guide; children: ReactNode }) {
  return (
    <article>
      <SiteLink
        href={ROUTES.blog}
        className="inline-flex min-h-11 items-center text-sm text-muted hover:underline print:hidden"
      >
        <span aria-hidden="true">←&nbsp;</span>Back to Blog
      </SiteLink>
      <p className="my-3 flex flex-wrap items-center gap-4 text-sm text-muted">
        <Pill tone="mint">{guide.badge}</Pill>
        {guide.updated && `Updated ${guide.updated}`}
      </p>
      <h1 className="mb-6 max-w-[46rem] font-serif text-h1 font-bold">
        <Unbroken>{guide.title}</Unbroken>
      </h1>
      <Prose>{children}</Prose>
      <p className="mt-10">
        <ButtonLink href={ROUTES.rankings}>Compare Providers Now</ButtonLink>
      </p>
    </article>
  )
}
