import type { ReactNode } from 'react'
import { getNavigation, getSite } from '@/lib/content'

/** Brand, what the reviews are based on, resources, legal links, copyright, and the certifier. */
export function SiteFooter({ path }: { path: string }) {
  const { about, resources, legal, certifierLabel } = getNavigation().footer
  const site = getSite()
  return (
    <footer className="bg-footer text-on-footer-muted [--focus:var(--color-on-footer)] print:hidden">
      <div className="mx-auto w-full max-w-[70rem] px-gutter py-12 text-sm md:px-6">
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.6fr_1.3fr_1fr_1fr]">
          <div>
            <p className="mb-3 text-base font-bold text-on-footer">{site.name}</p>
            <p className="max-w-[34ch]">{site.blurb}</p>
          </div>
          <FooterGroup id="about" title={about.title}>
            {about.items.map((text) => (
              <li key={text} className="py-1">
                {text}
              </li>
            ))}
          </FooterGroup>
          <FooterGroup id="resources" title={resources.title}>
            {resources.links.map((link) => (
              <li key={link.label}>
                <FooterLink {...link} path={path} />
              </li>
            ))}
          </FooterGroup>
          <FooterGroup id="legal" title={legal.title}>
            {legal.links.map((link) => (
              <li key={link.label}>
                <FooterLink {...link} path={path} />
              </li>
            ))}
          </FooterGroup>
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-on-footer-muted/30 pt-6">
          <p>
            © {site.copyrightYear} {site.name}
          </p>
          <a
            href={site.certifier.url}
            rel="noopener"
            className="inline-flex min-h-11 items-center text-on-footer underlined-link"
          >
            {certifierLabel}
          </a>
        </div>
      </div>
    </footer>
  )
}

function FooterGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`footer_${id}`}>
      <h2 id={`footer_${id}`} className="mb-2 font-semibold text-on-footer">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

/** A link, or a placeholder for one: an `a` without `href`. */
function FooterLink({ label, href, path }: { label: string; href: string | null; path: string }) {
  if (href === null) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: HTML's placeholder link: https://html.spec.whatwg.org/#the-a-element
      <a className="inline-flex min-h-11 items-center">{label}</a>
    )
  }
  return (
    <a
      href={href}
      aria-current={href === path ? 'page' : undefined}
      className="inline-flex min-h-11 min-w-11 items-center text-on-footer quiet-link aria-[current=page]:underline"
    >
      {label}
    </a>
  )
}
