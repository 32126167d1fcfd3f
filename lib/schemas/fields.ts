// The kinds of field that several content files share.
// Each message says what was expected and what to do; `%v` stands for the value found.
import { z } from 'zod'

/** A line of text that is really there: not empty, no spaces at its ends. `otherwise` is what else one may write. */
export const text = (what = 'a line of text', otherwise = '') =>
  z
    .string()
    .regex(
      /^\S(?:[\s\S]*\S)?$/,
      `expected ${what}, got %v. Write the text without spaces at its start or end${otherwise}.`,
    )

/** What a field that refuses null says of it: its own way out. Whatever else is wrong with it keeps its message. */
export const refuseNull =
  (told: string, message?: string) =>
  ({ input }: { input?: unknown }) =>
    input === null ? told : message

/** What to do about a value that should be a number: only of a text that holds one are the quotes the fault. */
export const mendNumber = (value: unknown): string =>
  typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value)
    ? 'Remove the quotes.'
    : 'Write it in digits, without quotes.'

/** A short name for machines: lower-case letters, digits and single hyphens. */
export const slug = () =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'expected a short name of lower-case letters, digits and hyphens, got %v. Write it like "direct-meds".',
    )

/** A path on this site: "/" or "/bestofmonth", with no slash at its end. */
export const sitePath = () =>
  z
    .string()
    .regex(
      /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
      'expected a path on this site, got %v. Start it with "/" and leave out the address and the last "/", for example "/bestofmonth".',
    )

/** An https address elsewhere. */
export const webAddress = () =>
  z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'expected an address that starts with https://, got %v. Copy it whole from the browser.',
    })
    .regex(/^\S*$/, 'expected an address without a space, got %v. Copy it anew from the browser.')

/** An image that stands in public/. */
export const imagePath = () =>
  z
    .string({
      error: refuseNull(
        'expected the path of an image in public/, got null. Put an image there and write its path, like "/logos/directmeds.svg".',
      ),
    })
    .regex(
      /^\/[a-z0-9/-]+\.(?:svg|png|webp|avif)$/,
      'expected the path of an image in public/, got %v. Write it like "/logos/directmeds.svg".',
    )

/** A day, as 2026-11-20. */
export const day = () =>
  z.iso.date({ error: 'expected a day, got %v. Write it as year-month-day, for example "2026-11-20".' })

/** One sentence about a page, as long as search engines show it. */
export const pageDescription = () =>
  text('one sentence')
    .min(50, 'expected at least 50 characters, got %v. Say what a reader finds on the page.')
    .max(160, 'expected at most 160 characters, got %v. Search engines cut the rest.')

/** A whole number above zero. */
export const count = () =>
  z
    .int({
      error: 'expected a whole number above 0, got %v. Write digits only, without quotes, commas or "+".',
    })
    .positive()

/** A link with the words it shows. */
export const link = () => z.strictObject({ label: text('the words of a link'), href: sitePath() })

/** A heading with a text under it. */
export const item = () => z.strictObject({ title: text('a heading'), text: text() })

/** Every content file may name its JSON Schema, for the editor's program. */
export const schemaPointer = { $schema: z.string().optional() }
