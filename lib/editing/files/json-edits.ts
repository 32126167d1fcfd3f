// Changes values in the text of a JSON file and leaves every other byte as it is. If the file was formatted by Biome,
// it is formatted again, so that `npm run lint` accepts it.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { applyEdits, type Edit, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser'

/**
 * `value: undefined` removes the field or entry; `insert` inserts an entry into a list before the one at its index.
 * `order` lists the fields of the group: a new field goes after the last one that precedes it there.
 */
export type JsonEdit = { path: JSONPath; value: unknown; insert?: boolean; order?: readonly string[] }

/** The text after the edits, applied in order. The file must be valid JSON. */
export const editJson = (text: string, edits: readonly JsonEdit[]): string =>
  edits.reduce((current, edit) => applyEdits(current, toTextEdits(current, edit)), text)

function toTextEdits(text: string, { path: at, value, insert = false, order }: JsonEdit): Edit[] {
  const last = value === undefined && findLastEntry(text, at)
  if (last) return [last]
  const isGroupOrList = typeof value === 'object' && value !== null
  return modify(text, at, value, {
    isArrayInsertion: insert,
    // It formats whole lines, so it is on only if one line becomes several.
    ...(isGroupOrList && {
      formattingOptions: { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' },
    }),
    ...(order && {
      getInsertionIndex: (names: string[]) => {
        const place = order.indexOf(String(at.at(-1)))
        return names.findLastIndex((name) => order.indexOf(name) < place) + 1
      },
    }),
  })
}

/** The last of several entries and the comma before it: if they share a line, jsonc-parser 3.3 leaves part of it. */
function findLastEntry(text: string, at: JSONPath): Edit | null {
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, at)
  const entries = node?.parent?.type === 'array' ? node.parent.children : undefined
  const before = entries?.at(-2)
  if (!node || !before || entries?.at(-1) !== node) return null
  const offset = before.offset + before.length
  return { offset, length: node.offset + node.length - offset, content: '' }
}

/** `after`, formatted by Biome if `before` was. `file` is relative to the project root. */
export function keepFormat(root: string, file: string, before: string, after: string): string {
  if (after === before || format(root, file, before) !== before) return after
  return format(root, file, after) ?? after
}

/** Null if Biome is not installed or cannot parse the text. */
function format(root: string, file: string, text: string): string | null {
  const program = path.join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const args = [program, 'format', `--stdin-file-path=${file}`]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' })
  return status === 0 ? stdout : null
}
