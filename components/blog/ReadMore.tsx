import { StandaloneLink } from '@/components/ui/StandaloneLink'

/** `Read More`, with the title for screen readers. */
export const ReadMore = ({ href, title }: { href: string; title: string }) => (
  <StandaloneLink href={href} variant="strong">
    Read More <span className="sr-only">about {title}</span>
  </StandaloneLink>
)
