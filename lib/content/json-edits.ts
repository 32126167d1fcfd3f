// Changes values in the text of a JSON file and leaves every other byte as it is. A file that Biome had formatted is
// formatted by it again, so that `npm run lint` accepts what was written.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { applyEdits, type JSONPath, modify } from 'jsonc-parser'

/** `value: undefined` removes the field or entry; `insert` puts an entry into a list, before the one at its index. */
export type JsonEdit = { path: JSONPath; value: unknown; insert?: boolean }

/** The text after the edits, in their order. The file must be valid JSON. */
export function editJson(text: string, edits: readonly JsonEdit[]): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' }
  return edits.reduce(
    (current, { path: at, value, insert = false }) =>
      applyEdits(current, modify(current, at, value, { formattingOptions, isArrayInsertion: insert })),
    text,
  )
}

/** `after` as Biome writes it, where it had written `before`. `file` is from the project's root. */
export function keepFormat(root: string, file: string, before: string, after: string): string {
  if (after === before || format(root, file, before) !== before) return after
  return format(root, file, after) ?? after
}

/** Null where Biome is not installed or cannot read the text. */
function format(root: string, file: string, text: string): string | null {
  const program = path.join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const args = [program, 'format', `--stdin-file-path=${file}`]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' })
  return status === 0 ? stdout : null
}
