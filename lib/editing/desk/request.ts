// Which requests the desk's server accepts: only from the page it serves itself, with the token of its address, and only
// for content files.
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { blockSchema } from '../files/edit-document'
import { canRemove, parseFileName } from './files'
import { getImageType } from './images'

/** Far more than drafts of all of content/ would need. */
const MAX_BYTES = 10_000_000

const OTHER_SITE =
  'Only the desk itself may send this request. If it was started again, open the address that it printed last: unsaved changes are kept in this browser.'

/** An answer instead of an error page. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Throws if a request does not come from the desk's own page. Other programs on this machine do not know the token; other
 * sites, also with a form, a script, or a hostname that resolves to 127.0.0.1, have a different host or origin.
 */
export function checkOrigin(
  { method, headers, url = '/' }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>,
  port: number,
  token: string,
) {
  const { host = '', origin } = headers
  const isOwn = [`127.0.0.1:${port}`, `localhost:${port}`].includes(host) && url.startsWith(`/${token}/`)
  if (!isOwn || (origin !== undefined && origin !== `http://${host}`)) throw new Refusal(403, OTHER_SITE)
  if (method === 'GET') return
  if (method !== 'POST') throw new Refusal(405, 'The desk accepts only GET and POST.')
  if (origin === undefined) throw new Refusal(403, OTHER_SITE)
  if (headers['content-type'] !== 'application/json')
    throw new Refusal(415, 'The desk expects application/json.')
}

/** The body, parsed. Throws a refusal if it is too large or not what the page would send. */
export async function readBody<T>(request: AsyncIterable<Buffer>, schema: z.ZodType<T>): Promise<T> {
  // It is read to its end, because a browser shows an answer only once it has sent everything.
  const body = await buffer(request)
  if (body.length > MAX_BYTES) {
    const message = `These changes have ${Math.ceil(body.length / 1_000_000)} MB; the desk accepts ${MAX_BYTES / 1_000_000} MB at once. Save the files one by one, with smaller pictures. Nothing was written.`
    throw new Refusal(413, message)
  }
  try {
    return schema.parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw new Refusal(400, 'This is not a valid request for files in content/.')
  }
}

const contentFile = z.string().refine(parseFileName)

const draftFile = z
  .object({
    file: contentFile,
    /** Identifies the bytes that were edited; null for a new file. */
    version: z.string().nullable(),
    /** null removes the file. */
    data: z.record(z.string(), z.unknown()).nullable(),
    blocks: z.array(blockSchema).nullable(),
    /** New images in base64, by their paths in public/: "/logos/directmeds.svg". */
    images: z.record(z.string().refine(getImageType), z.string()),
    /** The new name of an existing file. */
    newFile: contentFile.optional(),
  })
  .refine(({ file, data, blocks, version, newFile = file }) => {
    const [kind, newKind] = [file, newFile].map((name) => parseFileName(name)?.kind)
    if (data === null) return version !== null && canRemove(kind)
    if (newFile !== file && !(newKind === kind && canRemove(kind))) return false
    return file.endsWith('.mdx') === (blocks !== null)
  })

const reason = z.string().trim().min(1)

export const saveRequest = z.object({ files: z.array(draftFile), reason: reason.nullable() })

export const takeBackRequest = z.array(z.string())

export const publishRequest = z.object({
  name: reason,
  reason,
  isDirect: z.boolean(),
  /** The published versions of files that the editor has taken into account after a conflict. */
  seen: z.record(z.string(), z.array(z.string())),
})

export type DraftFile = z.infer<typeof draftFile>
export type SaveRequest = z.infer<typeof saveRequest>
export type PublishRequest = z.infer<typeof publishRequest>
