import { LINK_LOOKS } from './StandaloneLink'

type Props = {
  links: readonly { href: string; label: string }[]
  /** The page with the list: its own link is marked as current. */
  path?: string
  className?: string
  /** The classes of each link, which is large enough for a finger. */
  look?: string
}

/** A list of links. */
export const LinkList = ({ links, path, className, look = LINK_LOOKS.plain }: Props) => (
  <ul className={className}>
    {links.map(({ href, label }) => (
      <li key={href}>
        <a href={href} aria-current={href === path ? 'page' : undefined} className={look}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)
