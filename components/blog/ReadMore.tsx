import { StandaloneLink } from '@/components/ui/StandaloneLink'

/** `Read More`, with the title for screen readers. */
export function ReadMore({ href, title }: { href: string; title: string }) {
  return (
    <StandaloneLink href={href} variant="strong">
      Read More <span className="sr-only">about {title}</span>
    </StandaloneLink>
  )
}
