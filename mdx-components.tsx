// The one map of components that MDX may use. MDX files import nothing themselves.
import type { MDXComponents } from 'mdx/types'
import { SiteLink } from '@/components/ui/SiteLink'

const components = {
  a: ({ href = '', children }) => (
    <SiteLink href={href} className="text-pine underline underline-offset-3 hover:no-underline">
      {children}
    </SiteLink>
  ),
} satisfies MDXComponents

export function useMDXComponents(): MDXComponents {
  return components
}
