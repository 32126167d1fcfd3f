import { SiteLink } from '@/components/ui/SiteLink'

type Props = { href: string; children: string; variant?: 'solid' | 'outline' }

const VARIANTS = {
  solid: 'bg-pine text-on-pine hover:bg-pine-hover',
  outline: 'text-pine hover:bg-mint',
} satisfies Record<NonNullable<Props['variant']>, string>

export const BUTTON_CLASSES =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border-[1.5px] border-pine px-5 py-3 text-center font-semibold print:hidden'

/** A link that looks like a button: the main actions of a page. */
export function ButtonLink({ href, children, variant = 'solid' }: Props) {
  const classes = `${BUTTON_CLASSES} ${VARIANTS[variant]}`
  // A fragment is the browser's own business; everything else is a page of ours.
  return href.startsWith('#') ? (
    <a href={href} className={classes}>
      {children}
    </a>
  ) : (
    <SiteLink href={href} className={classes}>
      {children}
    </SiteLink>
  )
}
