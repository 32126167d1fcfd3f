import type { ReactNode } from 'react'
import { getContent } from '@/lib/content'

/** Brand, what the reviews are based on, resources, legal links, copyright, and the certifier. */
export function SiteFooter({ path }: { path: string }) {
  const { about, resources, legal, certifierLabel } = getContent().navigation.footer
  const site = getContent().site
  return (
    <footer className="bg-footer text-on-footer-muted [--focus:var(--color-on-footer)] print:hidden">
      <div className="mx-auto w-full max-w-[70rem] px-gutter pt-4 pb-2 text-sm md:px-6 md:pt-14 md:pb-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-4 gap-y-3 md:gap-y-6 lg:grid-cols-[1.4fr_1.6fr_1fr_1fr] lg:gap-x-8">
          <div className="col-span-full md:col-span-1">
            <p className="text-base/snug font-bold text-on-footer">{site.name}</p>
            <p className="max-w-[42ch] max-md:text-xs/snug">{site.blurb}</p>
          </div>
          <section aria-labelledby="footer_about" className="col-span-full md:col-span-1">
            <FooterTitle id="footer_about">{about.title}</FooterTitle>
            <ul className="my-1">
              {about.items.map((text) => (
                <li key={text} className="py-0.5 leading-snug">
                  {text}
                </li>
              ))}
            </ul>
            <FooterLinks links={about.links} path={path} isRow />
          </section>
          <section aria-labelledby="footer_resources">
            <FooterTitle id="footer_resources">{resources.title}</FooterTitle>
            <FooterLinks links={resources.links} path={path} />
          </section>
          <section aria-labelledby="footer_legal">
            <FooterTitle id="footer_legal">{legal.title}</FooterTitle>
            <FooterLinks links={legal.links} path={path} />
          </section>
        </div>
        <div className="mt-3 flex md:mt-8 flex-wrap items-center justify-between gap-x-4 border-t border-slate pt-1 max-md:text-xs md:pt-2">
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

function FooterTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="font-semibold text-on-footer">
      {children}
    </h2>
  )
}

type LinksProps = { links: readonly { label: string; href: string }[]; path: string; isRow?: boolean }

function FooterLinks({ links, path, isRow }: LinksProps) {
  return (
    <ul className={isRow ? 'flex flex-wrap gap-x-5' : undefined}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={href === path ? 'page' : undefined}
            className="inline-flex min-h-11 min-w-11 items-center leading-snug text-on-footer hover:underline aria-[current=page]:underline"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
