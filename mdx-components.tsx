// The one map of components that MDX may use. MDX files import nothing themselves.
import type { MDXComponents } from 'mdx/types'
import Link from 'next/link'

const components = {
  a: ({ href = '', children }) => (
    <Link href={href} className="text-pine underline underline-offset-3 hover:no-underline">
      {children}
    </Link>
  ),
} satisfies MDXComponents

export function useMDXComponents(): MDXComponents {
  return components
}
