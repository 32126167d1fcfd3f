import { CheckedLine } from '@/components/layout/CheckedLine'
import { LinkList } from '@/components/ui/LinkList'
import { Ring } from '@/components/ui/Mark'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import styles from './SiteFooter.module.css'

/** Their own texts say what the ring means. */
const EXPLAINED: readonly string[] = [ROUTES.home, ROUTES.rankings, ROUTES.quiz]

export function SiteFooter({ path }: { path: string }) {
  const { site, navigation } = getContent()
  const { certifierLabel, about, ...columns } = navigation.footer
  const isClaim = (text: string) =>
    text.includes(site.certifier.name) || text.includes(`${site.counts.analysed}+`)
  return (
    <footer className="bg-footer text-sm text-on-footer-muted [--focus:var(--color-on-footer)] print:hidden">
      <div className={styles.footer}>
        <div className={styles.blurb}>
          <strong>{site.name}</strong>
          <p className="text-xs/snug">{site.blurb}</p>
        </div>
        <section aria-labelledby="footer_about" className={styles.about}>
          <h2 id="footer_about">{about.title}</h2>
          <ul className={styles.claims}>
            {about.items.map((text) => (
              <li key={text}>
                {text}
                {isClaim(text) && <Ring />}
              </li>
            ))}
            {!EXPLAINED.includes(path) && (
              <li>
                <CheckedLine />
              </li>
            )}
          </ul>
          <LinkList links={about.links} path={path} className="flex flex-wrap gap-x-5" linkClassName="" />
        </section>
        {Object.entries(columns).map(([name, { title, links }]) => (
          <section key={name} aria-labelledby={`footer_${name}`}>
            <h2 id={`footer_${name}`}>{title}</h2>
            <LinkList links={links} path={path} linkClassName="" />
          </section>
        ))}
        <div className={styles.bottom}>
          <p>
            © {site.copyrightYear} {site.name}
          </p>
          <a href={site.certifier.url} rel="noopener" className="underlined-link">
            {certifierLabel}
          </a>
        </div>
      </div>
    </footer>
  )
}
