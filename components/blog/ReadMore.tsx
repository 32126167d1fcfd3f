import { WayLink } from '@/components/ui/WayLink'

/** `Read More`, which says to a screen reader what more there is. */
export function ReadMore({ href, title }: { href: string; title: string }) {
  return (
    <WayLink href={href} variant="strong">
      Read More <span className="sr-only">about {title}</span>
    </WayLink>
  )
}
