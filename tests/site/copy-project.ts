// A copy of the project whose content a test may break: the frozen content, so that no edit of content/ matters.
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyFrozenContent } from '../frozen-content'

export function copyProject(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'weighpoint-project-'))
  for (const room of ['lib', 'public']) cpSync(room, path.join(directory, room), { recursive: true })
  copyFrozenContent(directory)
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, path.join(directory, file))
  symlinkSync(path.resolve('node_modules'), path.join(directory, 'node_modules'))
  return directory
}

export function editFile(directory: string, file: string, change: (text: string) => string) {
  const target = path.join(directory, file)
  writeFileSync(target, change(readFileSync(target, 'utf8')))
}
