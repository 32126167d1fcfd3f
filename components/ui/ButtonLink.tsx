type Props = { href: string; children: string; variant?: 'solid' | 'outline' | 'light' }

/** For the main actions of a page. Light: on the dark band. */
export const ButtonLink = ({ href, children, variant = 'solid' }: Props) => (
  <a href={href} className={`button ${LOOKS[variant]}`}>
    {children}
  </a>
)

const LOOKS = { solid: 'button-solid', outline: 'button-outline', light: 'button-light' }
