import { ButtonLink } from '@/components/ui/ButtonLink'
import { SiteLink } from '@/components/ui/SiteLink'
import { Unbroken } from '@/components/ui/Unbroken'
import type { Guide } from '@/lib/content/schemas/documents'
import { getNeighbours } from '@/lib/guides/reading'
import { guidePath, ROUTES } from '@/lib/site/routes'

type Props = { guides: readonly Guide[]; slug: string }

const LINK = 'inline-block py-2.5 text-pine underline underline-offset-4 hover:no-underline'

/** Everything below a guide's text: on to the rankings, report an error, related guides, previous and next. */
export function GuideFooter({ guides, slug: current }: Props) {
  const { previous, next, related } = getNeighbours(
    guides,
    guides.findIndex(({ slug }) => slug === current),
  )
  return (
    <footer className="mt-12 max-w-measure print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={ROUTES.rankings}>Compare Providers Now</ButtonLink>
        <SiteLink href={ROUTES.contact} className={LINK}>
          Report an error
        </SiteLink>
      </div>
      <section aria-labelledby="related-title" className="mt-12">
        <h2 id="related-title" className="mb-3 font-serif text-h3 font-bold">
          Related guides
        </h2>
        <ul>
          {related.map(({ slug, title, description }) => (
            <li key={slug} className="border-t border-line py-3">
              <SiteLink href={guidePath(slug)} className={LINK}>
                <Unbroken>{title}</Unbroken>
              </SiteLink>
              <p className="text-sm text-muted">
                <Unbroken>{description}</Unbroken>
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
            <SiteLink rel="prev" href={guidePath(previous.slug)} className={LINK}>
              <Unbroken>{previous.title}</Unbroken>
            </SiteLink>
          </p>
        )}
        {next && (
          <p className="sm:col-start-2 sm:text-right">
            <span className="block text-sm text-muted">Next</span>
            <SiteLink rel="next" href={guidePath(next.slug)} className={LINK}>
              <Unbroken>{next.title}</Unbroken>
            </SiteLink>
          </p>
        )}
      </nav>
    </footer>
  )
}
