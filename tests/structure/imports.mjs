// Reads the import lines of a file and finds the files they mean. Types are left out: they ship nothing.
import path from 'node:path/posix'

const STATEMENT = /^(?:import|export)\s+(?!type\b)(?:([^'"`;]*?)\s*from\s*)?['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts']

/** True for `{ type A, type B }`: the compiler removes the whole line. @param {string | undefined} names */
function isOnlyTypes(names) {
  const inner = /^\{([\s\S]*)\}$/.exec(names?.trim() ?? '')?.[1]
  const parts = inner?.split(',').filter((part) => part.trim() !== '')
  return parts !== undefined && parts.length > 0 && parts.every((part) => /^\s*type\s/.test(part))
}

/** What a file loads when it runs, as written. @param {string} text @returns {string[]} */
export function readImports(text) {
  const code = text.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
  const fixed = [...code.matchAll(STATEMENT)]
    .filter(([, names]) => !isOnlyTypes(names))
    .map(([, , from]) => from)
  const dynamic = [...code.matchAll(DYNAMIC)].map(([, from]) => from)
  return [...fixed, ...dynamic].filter((from) => from !== undefined)
}

/**
 * A file of the project, or the name as written (a package, JSON, CSS).
 * @param {import('./project.mjs').Project} project @param {string} from @param {string} written
 */
export function resolveImport(project, from, written) {
  if (!/^(?:@\/|\.)/.test(written)) return written
  const meant = written.startsWith('@/') ? written.slice(2) : path.join(path.dirname(from), written)
  return ENDINGS.map((ending) => meant + ending).find((file) => project.has(file)) ?? meant
}
