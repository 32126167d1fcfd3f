// What a contributor has in front of them: a fresh clone of HEAD, an editor and a terminal.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cloneHead } from '../clone-head.mjs'

export const clone = path.join(mkdtempSync(path.join(tmpdir(), 'weighpoint-contributor-')), 'site')
cloneHead(clone)

/** @type {{ step: string, edit: string, out: string, ok: boolean }[]} */
export const rows = []

/** @param {string} file */
export const read = (file) => readFileSync(path.join(clone, file), 'utf8')

/** @param {string} file @param {string} text */
export function write(file, text) {
  mkdirSync(path.dirname(path.join(clone, file)), { recursive: true })
  writeFileSync(path.join(clone, file), text)
}

/** `any`: a contributor edits JSON by hand, and nothing checks it before the build. @param {string} file @param {(value: any) => void} change */
export function editJson(file, change) {
  const value = JSON.parse(read(file))
  change(value)
  write(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** Runs what a contributor would type. @param {string} command */
export function type(command) {
  const { status, stdout, stderr } = spawnSync(command, { cwd: clone, shell: true, encoding: 'utf8' })
  return { isFine: status === 0, said: `${stdout}\n${stderr}` }
}

/** @param {string} step @param {string} edit @param {string} out @param {boolean} ok */
export function note(step, edit, out, ok) {
  rows.push({ step, edit, out, ok })
  console.log(`${ok ? '✓' : '✗'} ${step}\n    edit: ${edit}\n    came out: ${out}`)
}

export function startAnew() {
  spawnSync('git', ['checkout', '--quiet', '.'], { cwd: clone })
  spawnSync('git', ['clean', '--quiet', '-fd'], { cwd: clone })
}

export const leave = () => rmSync(path.dirname(clone), { recursive: true, force: true })
