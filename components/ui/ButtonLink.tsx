type Props = { href: string; children: string; variant?: 'solid' | 'outline' }

const VARIANTS = {
  solid: 'bg-pine text-on-pine hover:bg-pine-hover',
  outline: 'text-pine hover:bg-mint',
} satisfies Record<NonNullable<Props['variant']>, string>

export const BUTTON_CLASSES =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border-[1.5px] border-pine px-5 py-3 text-center font-semibold print:hidden'

/** A link that looks like a button: the main actions of a page. */
export function ButtonLink({ href, children, variant = 'solid' }: Props) {
  return (
    <a href={href} className={`${BUTTON_CLASSES} ${VARIANTS[variant]}`}>
      {children}
    </a>
  )
}
