// Images that an editor uploads with a form. They are written with the file that refers to them, if they are safe.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type ContentIssue, issueAt, type Path } from '../../content/issue'
import { IMAGE_MAX_BYTES } from './api'

const IMAGE_PATH = /^\/(?:logos|pictures)\/[a-z0-9]+(?:-[a-z0-9]+)*\.(svg|png|webp|avif)$/

/** The media type of each format, and how its files begin, their bytes read as Latin-1. */
const FORMATS: Record<string, { type: string; start: RegExp }> = {
  svg: {
    type: 'image/svg+xml',
    start:
      /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\s[^>]*\b(?:viewBox|width)=/,
  },
  png: { type: 'image/png', start: /^\x89PNG\r\n/ },
  webp: { type: 'image/webp', start: /^RIFF[\s\S]{4}WEBP/ },
  avif: { type: 'image/avif', start: /^[\s\S]{4}ftypavi[fs]/ },
}

/** The media type of an image in public/ that the desk may show and write, or undefined for any other path. */
export const getImageType = (file: string): string | undefined =>
  FORMATS[IMAGE_PATH.exec(file)?.[1] ?? '']?.type

/** What an SVG may not contain: scripts, HTML, and external addresses. */
const ACTIVE = /<script|<foreignObject|\son\w+\s*=|\bhref\s*=\s*["'](?!#)|url\(\s*["']?(?!["'#])|@import/i

/** A file that an editor sends, with new images in base64 by their paths in public/. */
type DraftFile = { file: string; data: unknown; blocks?: unknown; images: Record<string, string> }

/** The new images that a file refers to, each with the path of its field, or that of the text. */
export const findImages = ({ data, blocks = null, images }: DraftFile) =>
  Object.entries(images).flatMap(([file, base64]) => {
    const field = findField(data, file) ?? (JSON.stringify(blocks).includes(`(${file})`) ? ['(text)'] : null)
    return field ? [{ file, bytes: Buffer.from(base64, 'base64'), field }] : []
  })

/** The path of a text in the data of a file. */
function findField(value: unknown, wanted: string, at: Path = []): Path | null {
  if (value === wanted) return at
  if (typeof value !== 'object' || value === null) return null
  const inside = Object.entries(value).map(([key, entry]) => findField(entry, wanted, [...at, key]))
  return inside.find((found) => found !== null) ?? null
}

/** What is wrong with the new images of a file. `before` is its text on disk. */
export function checkImages(root: string, draft: DraftFile, before: string): ContentIssue[] {
  return findImages(draft).flatMap(({ file, bytes, field }) => {
    const isOwn = before.includes(`"${file}"`) || before.includes(`(${file})`)
    const message =
      !isOwn && existsSync(path.join(root, 'public', file))
        ? `expected a new name, got "${file}", which already exists. Rename the image on your computer and choose it again.`
        : findProblem(file, bytes)
    return message ? [issueAt(draft.file, field, message)] : []
  })
}

function findProblem(file: string, bytes: Buffer): string | null {
  const format = path.extname(file).slice(1)
  const max = file.startsWith('/logos/') ? IMAGE_MAX_BYTES.logos : IMAGE_MAX_BYTES.pictures
  const text = bytes.toString('latin1')
  if (!FORMATS[format]?.start.test(text))
    return `expected an image, got a file that is not ${format.toUpperCase()}. Export it again from the program that made it.`
  if (bytes.length > max)
    return `expected an image of at most ${max / 1000} KB, got "${file}" with ${Math.ceil(bytes.length / 1000)} KB. Make it smaller, or export it as SVG.`
  if (format === 'svg' && ACTIVE.test(text))
    return 'expected a drawing without scripts and without links to other files, got one with them. Export it as plain SVG.'
  return null
}
