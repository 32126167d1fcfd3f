// Field types that several kinds of content share, and what their metadata declares.
import { z } from 'zod'
import { MONTHS } from '../base/month-names'
import { expected, type Fix, fixNumberHint } from './messages'

/** What a schema declares about a field with zod's `meta`; lib/content/rules/fields.ts checks it, and the forms of the CMS use it. */
export type FieldMeta = {
  /** The id of a source or a provider. */
  reference?: 'sources' | 'providers'
  /** The path of an image in public/. */
  image?: true
  /** The day of an event. The CMS offers today. */
  notInFuture?: true
  /** An address on this site: of a page that exists (it may name a section), or an old one where no page may be. */
  page?: 'exists' | 'gone'
  /** An id that becomes a fragment of a list of providers, or of a page of text. */
  anchor?: 'list' | 'text'
  /** No other value with the same mark is equal. */
  distinct?: string
  /** In a list, no two entries are equal in these fields; without fields, no two entries are equal. */
  unique?: readonly string[]
  /** A list by date: the first entry is the newest. */
  sorted?: 'newest-first'
  /** A link that the site adds its own tracking parameters to. */
  affiliate?: true
  /** Running text, written for readers. The CMS gives it several lines. */
  prose?: true
}

/** Text of a pattern; `what` and `fix` are for the message about any other text. */
export const matching = (pattern: RegExp, what: string, fix: Fix) =>
  z.string().regex(pattern, expected(what, fix))

/** Text that is not empty and has no spaces at its ends. */
export const text = (what = 'a line of text') =>
  matching(/^\S(?:[\s\S]*\S)?$/, what, (input) =>
    String(input).trim() === ''
      ? 'Fill it in, or leave the field out.'
      : 'Remove the spaces at its start and end.',
  ).meta({ prose: true })

/** The name of a provider, drug, program or person. Longer ones do not fit a card on a phone. */
export const name = (what = 'a name') => text(what).max(60)

export const heading = () => text('a heading').describe('The heading.')

/** An id: lowercase letters, digits and single hyphens. */
export const slug = () =>
  matching(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'a short name of lowercase letters, digits and hyphens',
    'Write it like "direct-meds".',
  )

/** An id that is also the address of a section, on a list of providers or on a page of text. */
export const anchor = (page: 'list' | 'text') =>
  slug().meta({ anchor: page }).describe('A short name that never changes. It is part of an address.')

const pathLike = (pattern: RegExp) =>
  matching(
    pattern,
    'a path on this site',
    'Start it with "/" and leave out the domain and the last "/", for example "/bestofmonth".',
  ).meta({ page: 'exists' })

/** An id that the CMS offers to choose from. */
export const sourceId = () => slug().meta({ reference: 'sources', description: 'An id from sources.json.' })

export const sourceIds = () =>
  listOf(sourceId()).describe('Ids from sources.json, in the order they are shown.')

export const providerId = () =>
  slug()
    .meta({ reference: 'providers' })
    .describe('The name of a file in content/providers/, without its ending.')

/** A path on this site: "/" or "/bestofmonth", without a slash at its end. */
export const sitePath = () => pathLike(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/)

/** An old path of this site. It may have capitals and underscores, but no character that some host cannot match. */
export const oldPath = () =>
  matching(
    /^\/(?:[A-Za-z0-9][\w-]*(?:\/[A-Za-z0-9][\w-]*)*)?$/,
    'an old path on this site',
    'Write it like "/Old_Page", without the domain and the last "/". Only letters, digits, "-" and "_" work on every host, and each part starts with a letter or digit.',
  ).meta({ page: 'gone', distinct: 'old path' })

/** A path on this site that may include a fragment: "/bestofmonth#cost". */
export const siteLink = () => pathLike(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[\w=-]+)?$/)

/** An https address of another site. */
export const webAddress = () =>
  z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      ...expected('an address that starts with https://', 'Copy the whole address from the browser.'),
    })
    .regex(/^\S*$/, expected('an address without a space', 'Copy it again from the browser.'))

/** An image in public/. The CMS accepts one as an upload. */
export const imagePath = () =>
  matching(
    /^\/[a-z0-9/-]+\.(?:svg|png|webp|avif)$/,
    'the path of an image in public/',
    'Use SVG, PNG, WebP, or AVIF, and a path like "/logos/directmeds.svg".',
  ).meta({ image: true })

/** A day, as 2026-11-20. */
export const day = () =>
  z.iso.date(expected('a day', 'Write it as year-month-day, for example "2026-11-20".'))

export const eventDay = () => day().meta({ notInFuture: true })

/** One sentence about a page, no longer than search engines show. */
export const pageDescription = () =>
  text('one sentence')
    .min(50)
    .max(160)
    .describe('One sentence of 50 to 160 characters for search results and shared links.')

/** A whole number above zero. */
export const count = () =>
  z.int(expected('a whole number above 0', 'Write digits only, without quotes, commas or "+".')).positive()

/** A number within limits; `fix` says how to write one. */
export const numberBetween = (min: number, max: number, fix: string) => {
  const fixFor = (input: unknown) => (typeof input === 'number' ? fix : fixNumberHint(input))
  return z
    .number(expected(`a number from ${min} to ${max}`, fixFor))
    .min(min)
    .max(max)
}

/** Named fields, no others; `description` says what they are together. */
export const group = <S extends z.core.$ZodLooseShape>(description: string, shape: S) =>
  z.strictObject(shape).describe(description)

export const fieldsFor = <Key extends string, Field>(keys: readonly Key[], make: (key: Key) => Field) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Field>

/** An id for our own use. */
export const stableId = () => slug().describe('A short name that never changes.')

/** A list that may be left out: it is then empty. */
export const listOf = <T extends z.ZodType>(entry: T) => z.array(entry).default([])

/** A list with at least one entry; `fix` says what to do without one. */
export const someOf = <T extends z.ZodType>(entry: T, what: string, fix = 'Add one.') =>
  z.array(entry).min(1, expected(`at least one ${what}`, fix))

/** A list with one place for each entry on the page. */
export const exactly = <T extends z.ZodType>(size: number, entry: T) => z.array(entry).length(size)

/** A month, as "October 2026". */
export const monthAndYear = () =>
  matching(
    new RegExp(`^(?:${MONTHS.replaceAll(' ', '|')}) \\d{4}$`),
    'a month and year',
    'Write it like "October 2026".',
  )
