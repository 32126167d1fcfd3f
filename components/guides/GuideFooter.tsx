import { RelatedQuestions } from '@/components/layout/RelatedQuestions'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { LinkList } from '@/components/ui/LinkList'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { CHEVRON } from '@/components/ui/Summary'
import { guidePath, ROUTES } from '@/lib/base/routes'
import type { Guide } from '@/lib/content'
import { getRelated } from '@/lib/guides/text'

/** Everything below a guide's sources: what to do in an emergency if it is about that, a link to the rankings, and two related guides and questions, folded. */
type Props = { guides: readonly Guide[]; guide: Guide }

export function GuideFooter({ guides, guide: { slug: current, emergency } }: Props) {
  const index = guides.findIndex(({ slug }) => slug === current)
  const related = getRelated(guides, index)
  return (
    <footer className="mt-6 max-w-figure print:hidden">
      {emergency && (
        <p className="mb-2">
          <StandaloneLink href={`#${emergency.section}`} variant="strong">
            What to do right now
          </StandaloneLink>
        </p>
      )}
      <div className="max-md:grid">
        <ButtonLink href={ROUTES.rankings}>Compare Providers Now</ButtonLink>
      </div>
      <section aria-labelledby="related_title" className="mt-6 border-y border-line">
        <details>
          <summary
            className={`${CHEVRON} flex min-h-12 cursor-pointer list-none items-center justify-between`}
          >
            <h2 id="related_title" className="text-sm font-semibold">
              Related guides and questions
            </h2>
          </summary>
          <LinkList links={related.map(({ slug, title }) => ({ href: guidePath(slug), label: title }))} />
          <RelatedQuestions path={guidePath(current)} />
        </details>
      </section>
    </footer>
  )
}
