import { SiteLink } from '@/components/ui/SiteLink'

/** `Read More`, which says to a screen reader what more there is. */
export function ReadMore({ href, title }: { href: string; title: string }) {
  return (
    <SiteLink
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4 hover:no-underline"
    >
      Read More <span className="sr-only">about {title}</span>
    </SiteLink>
  )
}
