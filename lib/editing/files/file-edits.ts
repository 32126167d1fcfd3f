// Edits of values in files in content/, as drafts for `saveContent`: only the bytes of the values change.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseMdxFile } from '../../content/mdx-file'
import { changeDocument, readBlocks } from './edit-document'
import { editJson, keepFormat } from './json-edits'

/** A new value in a JSON file or in the frontmatter of a guide; undefined removes the field or entry. */
export type FileEdit = { file: string; path: (string | number)[]; value: unknown }

/** The new text of each edited file. Edits of the same file are applied in order. */
export function applyFileEdits(edits: readonly FileEdit[], root = process.cwd()): Map<string, string> {
  const files = [...new Set(edits.map(({ file }) => file))]
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const own = edits.filter((edit) => edit.file === file)
      if (file.endsWith('.json')) return [file, keepFormat(root, file, text, editJson(text, own))]
      const fields = own.map(({ path: [field], value }) => [String(field), value])
      const { data } = parseMdxFile(file, text)
      return [
        file,
        changeDocument(text, { ...Object(data), ...Object.fromEntries(fields) }, readBlocks(text)).text,
      ]
    }),
  )
}
