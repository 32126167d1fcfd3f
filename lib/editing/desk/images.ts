// Images that an editor uploads with a form. They are written with the file that refers to them, if they are safe.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type ContentIssue, issueAt, type Path } from '../../content/issue'

const IMAGE_PATH = /^\/(?:logos|pictures)\/[a-z0-9]+(?:-[a-z0-9]+)*\.(svg|png|webp|avif)$/

/** Whether the desk may show and write the image at this path in public/. */
export const isImagePath = (file: string): boolean => IMAGE_PATH.test(file)

export const IMAGE_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** The largest logo is 6 KB. A picture of a guide may be a photo. */
const MAX_BYTES = { logos: 50_000, pictures: 200_000 }

/** How a file of each format begins, its bytes read as Latin-1. */
const SIGNATURES: Record<string, RegExp> = {
  '.svg':
    /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\s[^>]*\b(?:viewBox|width)=/,
  '.png': /^\x89PNG\r\n/,
  '.webp': /^RIFF[\s\S]{4}WEBP/,
  '.avif': /^[\s\S]{4}ftypavi[fs]/,
}

/** What an SVG may not contain: scripts, HTML, and external addresses. */
const ACTIVE = /<script|<foreignObject|\son\w+\s*=|\bhref\s*=\s*["'](?!#)|url\(\s*["']?(?!["'#])|@import/i

/** A file that an editor sends, with new images in base64 by their paths in public/. */
type DraftFile = { file: string; data: unknown; blocks?: unknown; images: Record<string, string> }

/** The new images that a file refers to, each with the path of its field. */
export function findImages({
  data,
  blocks = null,
  images,
}: DraftFile): { file: string; bytes: Buffer; field: Path }[] {
  return Object.entries(images).flatMap(([file, base64]) => {
    const field = findField(data, file) ?? (JSON.stringify(blocks).includes(`(${file})`) ? [] : null)
    return field ? [{ file, bytes: Buffer.from(base64, 'base64'), field }] : []
  })
}

/** The path of a text in the data of a file. */
function findField(value: unknown, wanted: string, at: Path = []): Path | null {
  if (value === wanted) return at
  if (typeof value !== 'object' || value === null) return null
  for (const [key, entry] of Object.entries(value)) {
    const found = findField(entry, wanted, [...at, key])
    if (found) return found
  }
  return null
}

/** What is wrong with the new images of a file. `before` is its text on disk. */
export function checkImages(root: string, draft: DraftFile, before: string): ContentIssue[] {
  return findImages(draft).flatMap(({ file, bytes, field }) => {
    const isTaken =
      existsSync(path.join(root, 'public', file)) &&
      !before.includes(`"${file}"`) &&
      !before.includes(`(${file})`)
    const message = isTaken
      ? `expected a new name, got "${file}", which already exists. Rename the image on your computer and choose it again.`
      : findProblem(file, bytes)
    return message ? [issueAt(draft.file, field, message)] : []
  })
}

function findProblem(file: string, bytes: Buffer): string | null {
  const ending = path.extname(file)
  const text = bytes.toString('latin1')
  if (!SIGNATURES[ending]?.test(text))
    return `expected an image, got a file that is not ${ending.slice(1).toUpperCase()}. Export it again from the program that made it.`
  const max = MAX_BYTES[file.startsWith('/logos/') ? 'logos' : 'pictures']
  if (bytes.length > max)
    return `expected at most ${max / 1000} KB, got ${Math.ceil(bytes.length / 1000)} KB. Make the image smaller, or export it as SVG.`
  if (ending === '.svg' && ACTIVE.test(text))
    return 'expected a drawing without scripts and without links to other files, got one with them. Export it as plain SVG.'
  return null
}
