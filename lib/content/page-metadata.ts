// The metadata of a page, with what site.json says about the site.
import type { Metadata } from 'next'
import { type PageFacts, toMetadata } from '@/lib/site/metadata'
import { getSite } from '.'

/** Title, description and canonical address of a page; `indexed: false` keeps it out of search. */
export function pageMetadata(facts: Omit<PageFacts, 'siteName'>): Metadata {
  return toMetadata({ siteName: getSite().name, ...facts })
}
