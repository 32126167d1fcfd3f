import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The files in a folder and in those below it, sorted, like "guides/a.html". @param {string} folder */
export const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
