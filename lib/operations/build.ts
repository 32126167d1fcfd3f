// `npm run build`: runs the build steps in a staging folder and replaces out/ and hosting/ once the new export is complete.
// A build that fails, is interrupted, or fills the disk leaves the previous export unchanged.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { getBuildDate } from '../base/month'
import { lockBuild } from './build-lock'
import { writeRecord } from './build-record'

/** A command and its arguments. It writes out/, images/ and hosting/ inside the folder named by EXPORT_STAGING. */
export type BuildStep = readonly [program: string, ...args: string[]]

const STAGING = path.join('.next', 'staging')
/** The previous export during the replacement. If it still exists, a replacement was not completed. */
const REPLACED = path.join('.next', 'replaced')
const DISCARDED = path.join('.next', 'discarded')
const RESULTS = ['out', 'hosting']

/** Some commands do not fail when they cannot write these files: next-sitemap only prints the error. */
const REQUIRED = [
  ['out/index.html', '</html>'],
  ['out/404.html', '</html>'],
  ['out/robots.txt', '.xml\n'], // its last line names the last sitemap
  ['out/sitemap.xml', '</urlset>'],
  ['hosting/nginx.conf', '}\n'],
] as const

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** A command that is still running this long after an interruption is killed. */
const GRACE_MS = 5000

const FULL_DISK = /ENOSPC|EDQUOT|No space left on device/i

/** What runs now, and why no further step may start. */
type Progress = { children: Set<ChildProcess>; signal?: (typeof SIGNALS)[number]; failure?: Error }

/**
 * Builds the project in the working folder.
 * @param check runs alone, so that an editor sees its errors and nothing else
 * @param chains run in parallel after it; the steps of a chain run in order
 * @returns the exit code; a message is printed before any code except 0
 */
export async function runBuild(check: BuildStep, ...chains: (readonly BuildStep[])[]): Promise<number> {
  const progress: Progress = { children: new Set() }
  for (const signal of SIGNALS)
    process.on(signal, () => {
      // Ctrl-C arrives more than once: from the terminal, and again from npm.
      if (progress.signal) return
      progress.signal = signal
      stopChildren(progress, signal)
    })
  const unlock = await lockBuild('.').catch((error: Error) => console.error(error.message))
  if (!unlock) return 1
  try {
    const epoch = Math.floor(getBuildDate().getTime() / 1000)
    // With a separate date, the steps could fall into two months, and no later build could reproduce them.
    const env = { ...process.env, EXPORT_STAGING: STAGING, SOURCE_DATE_EPOCH: String(epoch) }
    rollBack()
    clear()
    await runChains([[check]], env, progress)
    await runChains(chains, env, progress)
    const images = path.join(STAGING, 'images')
    if (existsSync(images)) cpSync(images, path.join(STAGING, 'out'), { recursive: true })
    checkComplete()
    writeRecord(path.join(STAGING, 'out'), env)
    replaceExport()
    return 0
  } catch (error) {
    console.error(`\n${describeFailure(error, progress)}`)
    return progress.signal ? 128 + constants.signals[progress.signal] : 1
  } finally {
    clear()
    unlock()
  }
}

function stopChildren({ children }: Progress, signal: NodeJS.Signals) {
  for (const child of children) {
    child.kill(signal)
    setTimeout(() => {
      child.kill('SIGKILL')
      child.stderr?.destroy() // the child's own children may keep it open
    }, GRACE_MS).unref()
  }
}

/** Rejects with the first failure, once no step is running any more. */
async function runChains(
  chains: readonly (readonly BuildStep[])[],
  env: NodeJS.ProcessEnv,
  progress: Progress,
): Promise<void> {
  const runChain = async (chain: readonly BuildStep[]) => {
    for (const step of chain) await runStep(step, env, progress)
  }
  const stopTheOthers = (error: Error) => {
    progress.failure ??= error
    stopChildren(progress, 'SIGTERM')
  }
  await Promise.all(chains.map((chain) => runChain(chain).catch(stopTheOthers)))
  if (progress.failure) throw progress.failure
}

/** Resolves when the command has succeeded; rejects when it has failed or the build has been stopped. */
function runStep(step: BuildStep, env: NodeJS.ProcessEnv, progress: Progress): Promise<void> {
  const [program, ...args] = step
  return new Promise((resolve, reject) => {
    if (progress.signal || progress.failure) return reject(new Error('The build has been stopped.'))
    const child = spawn(program, args, {
      env,
      stdio: ['inherit', 'inherit', 'pipe'],
      shell: process.platform === 'win32',
    })
    progress.children.add(child)
    let lastErrors = ''
    child.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk)
      lastErrors = (lastErrors + chunk.toString()).slice(-20_000)
    })
    child.once('error', reject)
    child.once('close', (code) => {
      progress.children.delete(child)
      if (code === 0 && !progress.signal) resolve()
      else reject(new Error(FULL_DISK.exec(lastErrors)?.[0] ?? `\`${step.join(' ')}\` failed.`))
    })
  })
}

function checkComplete() {
  for (const [name, end] of REQUIRED) {
    const file = path.join(STAGING, name)
    if (existsSync(file) && readFileSync(file, 'utf8').endsWith(end)) continue
    throw new Error(`${name} is missing or incomplete: the messages above should say why.`)
  }
}

/** Between the two renames out/ does not exist for an instant: not every platform can swap folders atomically. */
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

/** Restores the previous export if a build ended during the replacement. */
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

function describeFailure(error: unknown, { signal }: Progress): string {
  const message = error instanceof Error ? error.message : String(error)
  const reason = signal
    ? `The build was stopped (${signal}).`
    : FULL_DISK.test(message)
      ? `The disk is full (${FULL_DISK.exec(message)?.[0]}). Free some space, then build again.`
      : `The build failed. ${message}`
  const rest = existsSync('out') ? 'out/ is still the previous export.' : 'There is no out/ yet.'
  return `${reason} ${rest}`
}
