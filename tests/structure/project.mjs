// The files that the guards read: all that git tracks or would track, as they are in the working tree.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** What a guard found: the file it speaks of, and a sentence with the rule and the way out. */
/** @typedef {{ file: string, message: string }} Fault */
/** @typedef {Map<string, string>} Project path → text, for every file that is code */

const CODE = /\.(?:ts|tsx|mjs)$/

/** @returns {string[]} */
export function listFiles() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(file)).sort()
}

/** @param {string[]} files @returns {Project} */
export function readCode(files) {
  return new Map(files.filter((file) => CODE.test(file)).map((file) => [file, readFileSync(file, 'utf8')]))
}
