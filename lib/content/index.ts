// Checked content for pages, SEO and the publish step. It is read from disk on first use and throws a ContentError
// that lists every issue. Server only: it reads files, so it cannot be bundled for browsers.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Drug, listDrugs } from '../offers/drugs'
import { type LoggedChange, listChanges } from '../providers/change-wording'
import { type ListedRecord, listRecords, rankProviders } from '../providers/ranking'
import type { Source } from '../schemas/sources'
import { ContentError } from './issue'
import type { CheckedContent } from './kinds'
import { readContent } from './read'

/** `slug` is the name of the file; a guide is at `/guides/${slug}`, a legal page at `/${slug}`. */
export type Guide = CheckedContent['guides'][number]
export type LegalText = CheckedContent['legal'][number]

let cached:
  | { version: string; content: CheckedContent; records?: readonly ListedRecord[]; drugs?: readonly Drug[] }
  | undefined

/** Everything in content/, by kind. In development, it is read again on the first request after a change. */
export const getContent = (): CheckedContent => getCached().content

function getCached() {
  const version = process.env.NODE_ENV === 'development' ? getVersion() : ''
  if (cached?.version !== version) cached = { version, content: readChecked() }
  return cached
}

/** A build checks the content once, and its four processes read the result from the file that CHECKED_CONTENT names. */
function readChecked(): CheckedContent {
  const { CHECKED_CONTENT } = process.env
  if (CHECKED_CONTENT) return JSON.parse(readFileSync(CHECKED_CONTENT, 'utf8'))
  const { content, issues } = readContent()
  if (!content) throw new ContentError(issues)
  return content
}

/** Changes whenever a file in content/ does. */
function getVersion(): string {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => `${file} ${statSync(path.join('content', file)).mtimeMs}`)
    .join()
}

/** The ranked providers, best first. */
export const getProviders = () => rankProviders(getContent().providers, getContent().ranking)

/** The ranked records by rank, then the others by name; kept, because with 5,000 records sorting took most of a page's time. */
export function getRecords(): readonly ListedRecord[] {
  const cache = getCached()
  cache.records ??= listRecords(cache.content.providers, cache.content.ranking)
  return cache.records
}

/** The drugs that have a page. */
export function getDrugs(): readonly Drug[] {
  const cache = getCached()
  cache.drugs ??= listDrugs(cache.content['maker-prices'], cache.content.providers)
  return cache.drugs
}

/** What changed about the sellers, the makers' prices and our order, newest first. */
export function getChanges(): LoggedChange[] {
  const { providers, ranking, 'maker-prices': makers } = getContent()
  return listChanges(providers, ranking, makers)
}

export const getGuides = () => getContent().guides.toSorted((a, b) => a.order - b.order)

/** The sources with these ids, in this order. The content check ensures that they exist. */
export const getSources = (ids: readonly string[]): Source[] =>
  ids.flatMap((id) => getContent().sources.sources.find((source) => source.id === id) ?? [])
