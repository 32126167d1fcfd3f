import { StandaloneLink } from '@/components/ui/StandaloneLink'

export const ReadLink = ({ href, title }: { href: string; title: string }) => (
  <StandaloneLink href={href} variant="strong">
    Read More <span className="sr-only">about {title}</span>
  </StandaloneLink>
)
