export const BUTTON_VARIANTS = {
  solid: 'bg-accent text-on-accent hover:bg-accent-hover',
  outline: 'text-accent hover:bg-accent-soft',
}

export const BUTTON_CLASSES =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border-[1.5px] border-accent px-inset py-2 text-center font-semibold text-balance print:hidden'

/** On the dark band. Not among the variants, because islands carry those. */
const LIGHT = 'border-transparent bg-on-footer text-footer hover:underline'

type Props = { href: string; children: string; variant?: keyof typeof BUTTON_VARIANTS | 'light' }

/** For the main actions of a page. */
export const ButtonLink = ({ href, children, variant = 'solid' }: Props) => (
  <a href={href} className={`${BUTTON_CLASSES} ${variant === 'light' ? LIGHT : BUTTON_VARIANTS[variant]}`}>
    {children}
  </a>
)
