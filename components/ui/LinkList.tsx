import { LINK_LOOKS } from './StandaloneLink'

type Props = {
  links: readonly { href: string; label: string }[]
  path?: string
  className?: string
  look?: string
}

/** A list of links; the one to `path`, the page it is on, is marked. `look` has the classes of each link. */
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
