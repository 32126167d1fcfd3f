// `npm run build`: runs the build steps in a staging folder and replaces out/ and hosting/ once the new export is
// complete. A build that fails, is interrupted, or fills the disk leaves the previous export unchanged.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { getBuildDate } from '../base/month'
import { lockBuild } from './build-lock'
import { writeRecord } from './build-record'

/** A command and its arguments. It writes out/, images/ and hosting/ inside the folder named by EXPORT_STAGING. */
type BuildStep = readonly [program: string, ...args: string[]]

/** In the only folder of .next that `next build` does not empty, because images are written while it starts. */
const STAGING = path.join('.next', 'cache', 'staging')
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

/** The steps of a build. `pages` run in order, and at the same time as `check`; `images` starts after `check`. */
type BuildPlan = { check: BuildStep; pages: readonly BuildStep[]; images: BuildStep }

type Progress = {
  children: Set<ChildProcess>
  /** The output of `pages` until the check passes, then null. If it fails, an editor sees only its errors. */
  held: (() => void)[] | null
  /** If either is set, no further step may start. */
  signal?: (typeof SIGNALS)[number]
  failure?: Error
}

/**
 * Builds the project in the working folder.
 * @returns the exit code; a message is printed before any code except 0
 */
export async function runBuild(plan: BuildPlan): Promise<number> {
  const progress: Progress = { children: new Set(), held: [] }
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
    await runPlan(plan, env, progress)
    const images = path.join(STAGING, 'images')
    if (!existsSync(images)) throw new Error('The images are missing: the messages above should say why.')
    cpSync(images, path.join(STAGING, 'out'), { recursive: true })
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
      child.stdout?.destroy() // the child's own children may keep it open
      child.stderr?.destroy()
    }, GRACE_MS).unref()
  }
}

/** Rejects with the first failure once no step is running. */
async function runPlan({ check, pages, images }: BuildPlan, env: NodeJS.ProcessEnv, progress: Progress) {
  const checked = runStep(check, env, progress).then(() => {
    for (const print of progress.held ?? []) print()
    progress.held = null
  })
  const chains = [
    checked.then(() => runStep(images, env, progress)),
    runPages(pages, env, progress).catch(async (error) => {
      await checked // if both fail, report the check's error
      throw error
    }),
  ]
  const stopTheOthers = (error: Error) => {
    progress.failure ??= error
    stopChildren(progress, 'SIGTERM')
  }
  await Promise.all(chains.map((chain) => chain.catch(stopTheOthers)))
  if (progress.failure) throw progress.failure
}

async function runPages(steps: readonly BuildStep[], env: NodeJS.ProcessEnv, progress: Progress) {
  for (const step of steps) await runStep(step, env, progress, true)
}

/** Resolves when the command has succeeded; rejects when it has failed or the build has been stopped. */
function runStep(step: BuildStep, env: NodeJS.ProcessEnv, progress: Progress, isHeld = false): Promise<void> {
  const [program, ...args] = step
  return new Promise((resolve, reject) => {
    if (progress.signal || progress.failure) return reject(new Error('The build has been stopped.'))
    const child = spawn(program, args, {
      env,
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    progress.children.add(child)
    const print = (stream: NodeJS.WriteStream, chunk: Buffer) => {
      if (isHeld && progress.held) progress.held.push(() => stream.write(chunk))
      else stream.write(chunk)
    }
    let lastErrors = ''
    child.stdout.on('data', (chunk: Buffer) => print(process.stdout, chunk))
    child.stderr.on('data', (chunk: Buffer) => {
      print(process.stderr, chunk)
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
