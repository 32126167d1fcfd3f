import { LinkList } from '@/components/ui/LinkList'
import { getContent } from '@/lib/content'
import styles from './SiteFooter.module.css'

/** Where to read when somebody feels ill, then the site in short, its links, and the certifier's page. */
export function SiteFooter({ path }: { path: string }) {
  const { site, navigation } = getContent()
  const { certifierLabel, urgent, about, prices, ...columns } = navigation.footer
  return (
    <footer className="bg-footer text-sm text-on-footer-muted [--focus:var(--color-on-footer)] print:hidden">
      <a href={urgent.href} className={styles.urgent}>
        <span>
          <strong>{urgent.title}</strong> <span className={styles.small}>{urgent.label} →</span>
        </span>
      </a>
      <div className={styles.footer}>
        <div className={styles.blurb}>
          <strong>{site.name}</strong>
          <p className={styles.small}>{site.blurb}</p>
        </div>
        <section aria-labelledby="footer_about" className={styles.about}>
          <h2 id="footer_about">{about.title}</h2>
          <ul className={`${styles.claims} ${styles.small}`}>
            {about.items.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <LinkList links={about.links} path={path} className={styles.line} linkClassName="" />
        </section>
        {Object.entries(columns).map(([name, { title, links }]) => (
          <section key={name} aria-labelledby={`footer_${name}`}>
            <h2 id={`footer_${name}`}>{title}</h2>
            <LinkList links={links} path={path} linkClassName="" />
          </section>
        ))}
        <section aria-labelledby="footer_prices" className={styles.prices}>
          <h2 id="footer_prices">{prices.title}</h2>
          <LinkList links={prices.links} path={path} className={styles.line} linkClassName="" />
        </section>
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
