import { LinkList } from '@/components/ui/LinkList'
import { getContent } from '@/lib/content'

export function SiteFooter({ path }: { path: string }) {
  const { site, navigation } = getContent()
  const { certifierLabel, ...columns } = navigation.footer
  return (
    <footer className="bg-footer text-on-footer-muted [--focus:var(--color-on-footer)] print:hidden">
      <div className="mx-auto w-full max-w-[70rem] px-gutter pt-4 pb-2 text-sm md:px-6 md:pt-14 md:pb-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-4 gap-y-3 md:gap-y-6 lg:grid-cols-[1.4fr_1.6fr_1fr_1fr] lg:gap-x-8">
          <div className="col-span-full md:col-span-1">
            <p className="text-base/snug font-bold text-on-footer">{site.name}</p>
            <p className="mt-1 max-md:text-xs/snug">{site.blurb}</p>
          </div>
          {Object.entries(columns).map(([name, { title, links, ...rest }]) => (
            <section
              key={name}
              aria-labelledby={`footer_${name}`}
              className={'items' in rest ? 'col-span-full md:col-span-1' : undefined}
            >
              <h2 id={`footer_${name}`} className="font-semibold text-on-footer">
                {title}
              </h2>
              {'items' in rest && (
                <ul className="my-1">
                  {rest.items.map((text) => (
                    <li key={text} className="py-0.5 leading-snug">
                      {text}
                    </li>
                  ))}
                </ul>
              )}
              <LinkList
                links={links}
                path={path}
                className={'items' in rest ? 'flex flex-wrap gap-x-5' : undefined}
                look="inline-flex min-h-11 items-center leading-snug text-on-footer hover:underline aria-[current=page]:underline"
              />
            </section>
          ))}
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
