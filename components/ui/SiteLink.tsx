import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link to a page of ours. Nothing is fetched before the visitor asks: Next would load every page
 * that has a link in view, and ask for each one's headers first, which browsers report as a failed
 * request. A page is one small request away.
 */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} prefetch={false} />
}
