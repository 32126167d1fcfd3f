import styles from './LinkList.module.css'
import { LINK_CLASSES } from './StandaloneLink'

/** Of a list beside a text. */
export const ASIDE_LINK = styles.aside ?? ''

/** Over it. */
export const ASIDE_TITLE = 'flex min-h-11 items-center font-semibold not-first:mt-4'

type Props = {
  links: readonly { href: string; label: string }[]
  path?: string
  className?: string
  linkClassName?: string
}

/** A list of links; the one to `path`, the page it is on, is marked. `linkClassName` has the classes of each link. */
export const LinkList = ({ links, path, className, linkClassName = LINK_CLASSES.plain }: Props) => (
  <ul className={className}>
    {links.map(({ href, label }) => (
      <li key={href}>
        <a
          href={href}
          aria-current={href === path ? 'page' : undefined}
          className={linkClassName || undefined}
        >
          {label}
        </a>
      </li>
    ))}
  </ul>
)
