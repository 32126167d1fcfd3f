// Which requests the desk's server accepts: only from the page it serves itself, and only for content files.
import type { IncomingMessage } from 'node:http'
import { PROPS } from '../../guides/props'
import type { Block } from '../files/edit-document'
import type { DraftFile, SaveRequest } from './api'
import { canRemove, isGroup, parseFileName } from './files'
import { isImagePath } from './images'

/** Far more than drafts of all of content/ would need. */
const MAX_BYTES = 10_000_000

const OTHER_SITE =
  'Only the desk itself may send this request. Open it at the address that `npm run desk` prints.'

/**
 * Why a request is refused, or null. Pages of other sites can reach this address too: with a form, a script, or a
 * hostname that resolves to 127.0.0.1. Their requests have a different host or origin.
 */
export function findRefusal({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>, port: number) {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  if (!hosts.includes(headers.host ?? '')) return { status: 403, message: OTHER_SITE }
  const { origin } = headers
  if (origin !== undefined && origin !== `http://${headers.host}`) return { status: 403, message: OTHER_SITE }
  if (method === 'GET') return null
  if (method !== 'POST') return { status: 405, message: 'The desk accepts only GET and POST.' }
  if (origin === undefined) return { status: 403, message: OTHER_SITE }
  if (headers['content-type'] !== 'application/json')
    return { status: 415, message: 'The desk expects application/json.' }
  return null
}

/** The body as text. Rejects if it is too large. */
export async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > MAX_BYTES) throw new Error('The request is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Null for anything the page would not send. */
export function parseSaveRequest(text: string): SaveRequest | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!isGroup(value) || !Array.isArray(value.files)) return null
  const files = value.files.map(parseDraft)
  const reason = typeof value.reason === 'string' && value.reason.trim() ? value.reason.trim() : null
  return files.every((file) => file !== null) ? { files, reason } : null
}

function parseDraft(value: unknown): DraftFile | null {
  if (!isGroup(value)) return null
  const { file, version, data, blocks } = value
  const known = typeof file === 'string' ? parseFileName(file) : null
  const images = parseImages(value.images)
  if (typeof file !== 'string' || !known || !images) return null
  if (typeof version !== 'string' && version !== null) return null
  if (data === null) {
    const isRemoval = version !== null && canRemove(known.kind)
    return isRemoval ? { file, version, data, blocks: null, images: {} } : null
  }
  if (!isGroup(data)) return null
  if (!file.endsWith('.mdx')) return { file, version, data, blocks: null, images }
  const list = Array.isArray(blocks) ? blocks.map(parseBlock) : [null]
  return list.every((block) => block !== null) ? { file, version, data, blocks: list, images } : null
}

function parseImages(value: unknown): DraftFile['images'] | null {
  if (!isGroup(value)) return null
  const images = Object.entries(value).flatMap(([path, base64]): [string, string][] =>
    isImagePath(path) && typeof base64 === 'string' ? [[path, base64]] : [],
  )
  return images.length === Object.keys(value).length ? Object.fromEntries(images) : null
}

function parseBlock(value: unknown): Block | null {
  if (!isGroup(value)) return null
  const { origin, kind, text, name, props } = value
  if (typeof origin !== 'number' && origin !== null) return null
  if (kind === 'text') return typeof text === 'string' ? { origin, kind, text } : null
  if (kind !== 'component' || !isGroup(props) || (typeof text !== 'string' && text !== null)) return null
  return isComponentName(name) ? { origin, kind, name, props, text } : null
}

const isComponentName = (name: unknown): name is keyof typeof PROPS =>
  typeof name === 'string' && Object.hasOwn(PROPS, name)
