// In place of `next/link`: the link that it comes to without a script.
import type { ComponentProps } from 'react'

export default function Link({ prefetch: _, ...props }: ComponentProps<'a'> & { prefetch?: boolean }) {
  return <a {...props} />
}
