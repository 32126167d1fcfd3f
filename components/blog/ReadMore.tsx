import { StandaloneLink } from '@/components/ui/StandaloneLink'

/** `Read More`, which says to a screen reader what more there is. */
export function ReadMore({ href, title }: { href: string; title: string }) {
  return (
    <StandaloneLink href={href} variant="strong">
      Read More <span className="sr-only">about {title}</span>
    </StandaloneLink>
  )
}
