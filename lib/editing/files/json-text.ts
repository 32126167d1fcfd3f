// Writes JSON as `npm run format` would, so that saving a file changes only the lines of what changed.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** The text of a JSON file. `file` is relative to the project root; Biome has to be installed there. */
export function toJsonText(root: string, file: string, value: unknown): string {
  const program = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const input = `${JSON.stringify(value, null, 2)}\n`
  const args = [program, 'format', `--stdin-file-path=${file}`]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, input, encoding: 'utf8' })
  return status === 0 ? stdout : input
}
