import { ButtonLink } from '@/components/ui/ButtonLink'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { guidePath, ROUTES } from '@/lib/base/routes'
import { getContent, getGuides } from '@/lib/content'

const TOOLS = ['rankings', 'calculator', 'quiz', 'blog'] as const

/** Where to go from a missing page: home, the tools with what each does, and every guide by its title. */
export function NotFoundSuggestions() {
  const { pages } = getContent().pages
  const tools = TOOLS.map((name) => ({ href: ROUTES[name], ...pages[name] }))
  const guides = getGuides().map(({ slug, title }) => ({ href: guidePath(slug), title, description: null }))
  const lists = [
    { id: 'ways_title', heading: 'What you may be looking for', links: tools },
    { id: 'guides_title', heading: 'Guides', links: guides },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="lg:col-span-2">
        <ButtonLink href={ROUTES.home}>Return to Home</ButtonLink>
      </div>
      {lists.map(({ id, heading, links }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="mb-3 heading-3">
            {heading}
          </h2>
          <ul>
            {links.map(({ href, title, description }) => (
              <li key={href} className={`border-t border-line ${description ? 'pt-1 pb-4' : 'py-1'}`}>
                <StandaloneLink href={href}>{title}</StandaloneLink>
                {description && <p className="text-sm text-muted">{description}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
