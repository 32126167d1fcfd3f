// An export as the steps of lib/publish find it: a folder of its own, made from a list of files, and what is
// in it afterwards. A test file that makes one says `afterEach(removeExports)`.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const made: string[] = []

export function makeExport(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-'))
  made.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

/** Every file by its path in the folder → its text. */
export function readExport(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(folder, file), readFileSync(file, 'utf8')]
    }),
  )
}

export function removeExports() {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
}
