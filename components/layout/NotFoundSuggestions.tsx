import { ButtonLink } from '@/components/ui/ButtonLink'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { guidePath, ROUTES, type RouteName } from '@/lib/base/routes'
import { getContent, getGuides } from '@/lib/content'

const WAYS: readonly RouteName[] = ['rankings', 'calculator', 'quiz', 'blog']

/** Where to go from a missing page: home, the tools with what each does, and every guide by its title. */
export function NotFoundSuggestions() {
  const pages = getContent().pages.pages
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="lg:col-span-2">
        <ButtonLink href={ROUTES.home}>Return to Home</ButtonLink>
      </div>
      <section aria-labelledby="ways_title">
        <h2 id="ways_title" className="mb-3 heading-3">
          What you may be looking for
        </h2>
        <ul>
          {WAYS.map((name) => (
            <li key={name} className="border-t border-line py-3">
              <StandaloneLink href={ROUTES[name]}>{pages[name].title}</StandaloneLink>
              <p className="text-sm text-muted">{pages[name].description}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="guides_title">
        <h2 id="guides_title" className="mb-3 heading-3">
          Guides
        </h2>
        <ul>
          {getGuides().map(({ slug, title }) => (
            <li key={slug} className="border-t border-line">
              <StandaloneLink href={guidePath(slug)}>{title}</StandaloneLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
