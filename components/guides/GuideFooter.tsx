import { ButtonLink } from '@/components/ui/ButtonLink'
import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { guidePath, ROUTES } from '@/lib/base/routes'
import { getNeighbors } from '@/lib/guides/reading'
import type { Guide } from '@/lib/schemas/documents'

type Props = { guides: readonly Guide[]; slug: string }

/** Everything below a guide's text: links to the rankings, an error report, and related, previous, and next guides. */
export function GuideFooter({ guides, slug: current }: Props) {
  const { previous, next, related } = getNeighbors(
    guides,
    guides.findIndex(({ slug }) => slug === current),
  )
  return (
    <footer className="mt-12 max-w-reading print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={ROUTES.rankings}>Compare Providers Now</ButtonLink>
        <StandaloneLink href={ROUTES.contact}>Report an error</StandaloneLink>
      </div>
      <section aria-labelledby="related_title" className="mt-12">
        <h2 id="related_title" className="mb-3 heading-3">
          Related guides
        </h2>
        <ul>
          {related.map(({ slug, title, description }) => (
            <li key={slug} className="border-t border-line py-3">
              <StandaloneLink href={guidePath(slug)}>
                <NoWrap>{title}</NoWrap>
              </StandaloneLink>
              <p className="text-sm text-muted">
                <NoWrap>{description}</NoWrap>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <nav
        aria-label="Previous and next guide"
        className="mt-6 grid gap-x-6 border-t border-line pt-4 sm:grid-cols-2"
      >
        {previous && (
          <p>
            <span className="block text-sm text-muted">Previous</span>
            <StandaloneLink rel="prev" href={guidePath(previous.slug)}>
              <NoWrap>{previous.title}</NoWrap>
            </StandaloneLink>
          </p>
        )}
        {next && (
          <p className="sm:col-start-2 sm:text-right">
            <span className="block text-sm text-muted">Next</span>
            <StandaloneLink rel="next" href={guidePath(next.slug)}>
              <NoWrap>{next.title}</NoWrap>
            </StandaloneLink>
          </p>
        )}
      </nav>
    </footer>
  )
}
