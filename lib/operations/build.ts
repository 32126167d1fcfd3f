// `npm run build`: has the export written to a staging folder and puts it in the place of out/ and hosting/ once it is
// complete. A build that fails, is interrupted or fills the disk leaves the previous export as it was.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { getBuildDate } from '../base/month'
import { lockBuild } from './build-lock'
import { writeRecord } from './build-record'

/** A command and its arguments. It writes out/ and hosting/ below the folder that EXPORT_STAGING names. */
export type BuildStep = readonly [program: string, ...args: string[]]

const STAGING = path.join('.next', 'staging')
/** The previous export while the new one takes its place. If it is there, that was not completed. */
const REPLACED = path.join('.next', 'replaced')
const DISCARDED = path.join('.next', 'discarded')
const RESULTS = ['out', 'hosting']

/** Not every command that writes one of these fails when it could not: next-sitemap only prints the error. */
const REQUIRED = [
  ['out/index.html', '</html>'],
  ['out/404.html', '</html>'],
  ['out/robots.txt', 'sitemap.xml\n'],
  ['out/sitemap.xml', '</urlset>'],
  ['hosting/nginx.conf', '}\n'],
] as const

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** A command that has not ended this long after the build was interrupted is killed. */
const GRACE_MS = 5000

const FULL_DISK = /ENOSPC|EDQUOT|No space left on device/i

type Interruption = { signal?: (typeof SIGNALS)[number]; child?: ChildProcess }

/**
 * Builds the project in the working folder.
 * @returns the exit code; any but 0 comes after a message
 */
export async function runBuild(steps: readonly BuildStep[]): Promise<number> {
  const interruption: Interruption = {}
  for (const signal of SIGNALS) process.on(signal, () => interrupt(interruption, signal))
  const unlock = await lockBuild('.').catch((error: Error) => console.error(error.message))
  if (!unlock) return 1
  try {
    const epoch = Math.floor(getBuildDate().getTime() / 1000)
    // A date of its own for each step could fall into two months, and no later build could repeat it.
    const env = { ...process.env, EXPORT_STAGING: STAGING, SOURCE_DATE_EPOCH: String(epoch) }
    rollBack()
    clear()
    for (const step of steps) await runStep(step, env, interruption)
    checkComplete()
    writeRecord(path.join(STAGING, 'out'), env)
    replaceExport()
    return 0
  } catch (error) {
    console.error(`\n${describeFailure(error, interruption)}`)
    return interruption.signal ? 128 + constants.signals[interruption.signal] : 1
  } finally {
    clear()
    unlock()
  }
}

function interrupt(interruption: Interruption, signal: (typeof SIGNALS)[number]) {
  // Ctrl-C arrives more than once: from the terminal, and again from npm.
  if (interruption.signal) return
  interruption.signal = signal
  const { child } = interruption
  child?.kill(signal)
  setTimeout(() => {
    child?.kill('SIGKILL')
    child?.stderr?.destroy() // its own children may keep it open
  }, GRACE_MS).unref()
}

/** Resolves when the command has succeeded; rejects when it has failed or the build was interrupted. */
function runStep(step: BuildStep, env: NodeJS.ProcessEnv, interruption: Interruption): Promise<void> {
  const [program, ...args] = step
  return new Promise((resolve, reject) => {
    if (interruption.signal) return reject(new Error(interruption.signal))
    const child = spawn(program, args, {
      env,
      stdio: ['inherit', 'inherit', 'pipe'],
      shell: process.platform === 'win32',
    })
    interruption.child = child
    let lastErrors = ''
    child.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk)
      lastErrors = (lastErrors + chunk.toString()).slice(-20_000)
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0 && !interruption.signal) resolve()
      else reject(new Error(FULL_DISK.exec(lastErrors)?.[0] ?? `\`${step.join(' ')}\` failed.`))
    })
  })
}

function checkComplete() {
  for (const [name, end] of REQUIRED) {
    const file = path.join(STAGING, name)
    if (existsSync(file) && readFileSync(file, 'utf8').endsWith(end)) continue
    throw new Error(`${name} is missing or cut off: the messages above should say why.`)
  }
}

/** Between the two moves of a folder there is no out/ for an instant: no file system of all platforms can swap folders. */
function replaceExport() {
  mkdirSync(REPLACED)
  try {
    for (const name of RESULTS) {
      if (existsSync(name)) renameSync(name, path.join(REPLACED, name))
      renameSync(path.join(STAGING, name), name)
    }
  } catch (error) {
    rollBack()
    throw error
  }
  renameSync(REPLACED, DISCARDED)
}

/** Puts the previous export back where a build ended while it was replaced. */
function rollBack() {
  for (const name of RESULTS) {
    const previous = path.join(REPLACED, name)
    if (!existsSync(previous)) continue
    rmSync(name, { recursive: true, force: true })
    renameSync(previous, name)
  }
}

function clear() {
  for (const folder of [STAGING, REPLACED, DISCARDED]) rmSync(folder, { recursive: true, force: true })
}

function describeFailure(error: unknown, { signal }: Interruption): string {
  const message = error instanceof Error ? error.message : String(error)
  const reason = signal
    ? `The build was stopped (${signal}).`
    : FULL_DISK.test(message)
      ? `The disk is full (${FULL_DISK.exec(message)?.[0]}). Free some space, then build again.`
      : `The build failed. ${message}`
  const rest = existsSync('out') ? 'out/ is still the previous export.' : 'There is no out/ yet.'
  return `${reason} ${rest}`
}
