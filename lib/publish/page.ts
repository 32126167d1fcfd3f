// A page of the export, and what the steps of publishing know besides it.
import { hash } from 'node:crypto'
import type { StyleSheet } from './used-css'

export type Page = {
  /** Like /guides/glp1-side-effects; the page for missing addresses is /404. */
  path: string
  html: string
}

/** A file that browsers cache for a year, because its address, /assets/react-1a2b3c4d.js, contains a hash of its content. */
export type Asset = { address: string; content: string }

export const makeAsset = <Content extends string | Uint8Array>(
  name: string,
  content: Content,
  extension = 'js',
) => ({
  address: `/assets/${name}-${hash('sha256', content).slice(0, 8)}.${extension}`,
  content,
})

/** React, by the path of a page the code that hydrates its islands, and what they load later. */
export type Islands = { react: Asset; entries: Map<string, Asset>; lazy: Asset[] }

export type Facts = { contactEndpoint: string | null; islands: Islands; styleSheet: StyleSheet }

export type Step = (page: Page, facts: Facts) => Page

/** The page with a text before the last such tag. Throws without one. */
export function insertBefore({ path, html }: Page, tag: string, text: string): string {
  const index = html.lastIndexOf(tag)
  if (index === -1) throw new Error(`${path}: the page has no ${tag}.`)
  return html.slice(0, index) + text + html.slice(index)
}
