import { RelatedQuestions } from '@/components/questions/RelatedQuestions'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { guidePath, ROUTES } from '@/lib/base/routes'
import { getRelated } from '@/lib/guides/reading'
import type { Guide } from '@/lib/schemas/documents'

type Props = { guides: readonly Guide[]; slug: string }

/** Everything below a guide's sources: links to the rankings, an error report, and two related guides. */
export function GuideFooter({ guides, slug: current }: Props) {
  const related = getRelated(
    guides,
    guides.findIndex(({ slug }) => slug === current),
  )
  return (
    <footer className="mt-8 max-w-reading print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={ROUTES.rankings}>Compare Providers Now</ButtonLink>
        <StandaloneLink href={ROUTES.contact}>Report an error</StandaloneLink>
      </div>
      <section aria-labelledby="related_title" className="mt-10">
        <h2 id="related_title" className="mb-2 heading-3">
          Related guides
        </h2>
        <ul>
          {related.map(({ slug, title }) => (
            <li key={slug} className="border-t border-line">
              <StandaloneLink href={guidePath(slug)}>
                <NoWrap>{title}</NoWrap>
              </StandaloneLink>
            </li>
          ))}
        </ul>
      </section>
      <RelatedQuestions path={guidePath(current)} />
    </footer>
  )
}
