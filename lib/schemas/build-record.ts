// The build record, /.well-known/build.json: the commit, date, and settings of an export, and the SHA-256 of its files.
// A copy may come from any host, so a file name that points outside the export is rejected.
import { z } from 'zod'
import { formatPath, showValue } from './messages'

const expected = (what: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `expected ${what}, got ${showValue(input)}. It must be a build.json as \`npm run build\` writes it.`,
})

const matching = (pattern: RegExp, what: string) => z.string(expected(what)).regex(pattern, expected(what))

const version = () => matching(/^[\w.+-]{1,40}$/, 'a version')
const address = () => matching(/^https?:\/\/\S+$/, 'an address').nullable()

/** A folder or file in a path: nothing that leads out of the export or has a meaning in a shell or terminal. */
const FILE_NAME_PART = /^(?!\.{1,2}$)[\w.@][\w.@-]{0,199}$/

/** Names that every object inherits ("constructor") are rejected too: a lookup in `files` would always find them. */
const fileName = z
  .string()
  .refine((name) => name.split('/').every((part) => FILE_NAME_PART.test(part)) && !(name in {}))

const buildRecordSchema = z.object(
  {
    commit: matching(/^[0-9a-f]{40}$/, 'the full hash of a commit')
      .nullable()
      .describe('null outside a git checkout.'),
    hasUncommittedChanges: z
      .boolean(expected('true, false or null'))
      .nullable()
      .describe('Whether files differed from the commit; null if git could not tell.'),
    date: z.iso.datetime({ precision: 0, ...expected('a date like 2026-11-20T08:00:00Z') }),
    settings: z
      .object(
        {
          NEXT_PUBLIC_SITE_URL: address(),
          NEXT_PUBLIC_CONTACT_ENDPOINT: address(),
          SOURCE_DATE_EPOCH: matching(/^\d{1,12}$/, 'seconds since 1970'),
        },
        expected('a group of settings'),
      )
      .describe(
        'null: not set. SOURCE_DATE_EPOCH is always set, so that the settings reproduce the same bytes.',
      ),
    node: version(),
    npm: version().nullable(),
    platform: matching(/^[\w ]{1,40}$/, 'a platform').describe(
      'For example "linux x64". It matters because native code draws the images.',
    ),
    files: z
      .record(fileName, matching(/^[0-9a-f]{64}$/, 'a SHA-256 in hex'), {
        error: ({ code, input }) =>
          code === 'invalid_key'
            ? 'expected the name of a file inside the export, in letters, digits, ".", "_", "-" and "@".'
            : expected('names of files').error({ input }),
      })
      .describe('Every file of the export except the record, sorted by name.'),
  },
  expected('a JSON object'),
)

export type BuildRecord = z.infer<typeof buildRecordSchema>

/**
 * Reads a record. `source` is where the text was read from.
 * Throws an Error with one line for each wrong field: source, field, value found, and fix.
 */
export function parseBuildRecord(text: string, source: string): BuildRecord {
  const result = buildRecordSchema.safeParse(readJson(text))
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `${source} → ${formatField(path)}: ${message}`)
  throw new Error(lines.slice(0, 20).join('\n'))
}

/** File names are shown in quotes, because a record from elsewhere may contain any characters. */
function formatField([field, ...rest]: PropertyKey[]): string {
  if (field === undefined) return '(whole file)'
  return field === 'files' && rest.length > 0 ? `files[${showValue(rest[0])}]` : formatPath([field, ...rest])
}

/** Returns the beginning of a text that is not JSON, so that the schema reports it. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.slice(0, 40)
  }
}
