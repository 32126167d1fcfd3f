import { ButtonLink } from '@/components/ui/ButtonLink'
import { Unbroken } from '@/components/ui/Unbroken'
import { WayLink } from '@/components/ui/WayLink'
import { guidePath, ROUTES, type RouteName } from '@/lib/base/routes'
import { getGuides, getPages } from '@/lib/content'

const WAYS: readonly RouteName[] = ['rankings', 'calculator', 'quiz', 'blog']

/** The ways on from a page that is missing: home, the tools with what each does, and every guide by its title. */
export function NotFoundWays() {
  const pages = getPages()
  return (
    <>
      <ButtonLink href={ROUTES.home}>Return to Home</ButtonLink>
      <section aria-labelledby="ways-title" className="mt-12 max-w-[47rem]">
        <h2 id="ways-title" className="mb-3 font-serif text-h3 font-bold">
          What you may be looking for
        </h2>
        <ul>
          {WAYS.map((name) => (
            <li key={name} className="border-t border-line py-3">
              <WayLink href={ROUTES[name]}>
                <Unbroken>{pages[name].title}</Unbroken>
              </WayLink>
              <p className="text-sm text-muted">
                <Unbroken>{pages[name].description}</Unbroken>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="guides-title" className="mt-12 max-w-[47rem]">
        <h2 id="guides-title" className="mb-3 font-serif text-h3 font-bold">
          Guides
        </h2>
        <ul>
          {getGuides().map(({ slug, title }) => (
            <li key={slug} className="border-t border-line">
              <WayLink href={guidePath(slug)}>
                <Unbroken>{title}</Unbroken>
              </WayLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
