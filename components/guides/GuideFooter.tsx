import { RelatedQuestions } from '@/components/layout/RelatedQuestions'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { LinkList } from '@/components/ui/LinkList'
import { guidePath, ROUTES } from '@/lib/base/routes'
import type { Guide } from '@/lib/content'
import { getRelated } from '@/lib/guides/text'

type Props = { guides: readonly Guide[]; guide: Guide }

/** Everything below a guide's sources: two related guides and questions, then the link to the rankings, which closes it. */
export function GuideFooter({ guides, guide: { slug: current } }: Props) {
  const index = guides.findIndex(({ slug }) => slug === current)
  const related = getRelated(guides, index)
  return (
    <footer className="mt-6 max-w-figure print:hidden">
      <section aria-labelledby="related_title">
        <h2 id="related_title" className="text-sm font-semibold">
          Related guides
        </h2>
        <LinkList links={related.map(({ slug, title }) => ({ href: guidePath(slug), label: title }))} />
        <RelatedQuestions path={guidePath(current)} />
      </section>
      <div className="mt-5 max-md:grid">
        <ButtonLink href={ROUTES.rankings}>Compare Providers Now</ButtonLink>
      </div>
    </footer>
  )
}
