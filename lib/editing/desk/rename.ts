// Moves a record or guide to a new address: links and references follow, and the old address redirects.
import { fileOf } from '../../content/kinds'
import { readParsedContent, readRawContent } from '../../content/read'
import { listPlaces } from '../../content/walk'
import { toJsonText } from '../files/save-content'
import { parseFileName } from './files'
import { setAt } from './page/merge'
import type { DraftFile } from './request'
import { VIEWS } from './views'

/** Adds what changes to drafts, also of the same files. `isPublic`: others may have linked to the old address. */
export function renameFile(
  root: string,
  { file, newFile = file }: Pick<DraftFile, 'file' | 'newFile'>,
  drafts: Map<string, string | Uint8Array | null>,
  isPublic = true,
) {
  const [old, now] = [file, newFile].map(parseFileName)
  if (!old || !now || newFile === file) return
  const [from, to] = [old, now].map(({ kind, name }) => VIEWS[kind].toPage(name))
  const link = new RegExp(`(?<=["(])${from}(?=["#)?])`, 'g')
  const references = listPlaces(readParsedContent(root, drafts).content).filter(
    ({ value, meta }) => meta.reference === old.kind && value === old.name,
  )
  for (const { file: name, text } of Object.values(readRawContent(root, drafts)).flat()) {
    const linked = text.replace(link, String(to))
    const own = references.filter((place) => place.file === name)
    const isList = name === fileOf('redirects')
    if (linked !== text) drafts.set(name, linked)
    if (own.length > 0 || isList) {
      const value = own.reduce((all, { path }) => setAt(all, path, now.name), JSON.parse(linked))
      // A redirect that led to the old address was already pointed to the new one, which may have been an old one.
      if (isList) {
        value.redirects = value.redirects.filter((known: { from: string }) => known.from !== to)
        if (isPublic) value.redirects.push({ from, to, reason: 'The page was renamed.' })
      }
      drafts.set(name, toJsonText(root, name, value))
    }
    if (name === file) drafts.set(newFile, linked)
  }
  drafts.set(file, null)
}
