// Allows one build at a time in a project. The operating system releases the lock when the process ends, however it
// ends, so a crash leaves nothing to clean up. `next build` uses the same mechanism, on another file.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Lockfile, readLockfileContent } from 'next/dist/build/lockfile.js'
import { loadBindings } from 'next/dist/build/swc/index.js'

/** In the only folder of .next that `next build` does not empty. */
const LOCK_FILE = path.join('.next', 'cache', 'build.lock')

/** Resolves with a function that releases the lock. Throws an Error that names the other build if one is running. */
export async function lockBuild(project: string): Promise<() => void> {
  const file = path.join(project, LOCK_FILE)
  mkdirSync(path.dirname(file), { recursive: true })
  await loadBindings()
  const since = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const lock = Lockfile.tryAcquire(file, true, `process ${process.pid}, since ${since} UTC`)
  if (lock) return () => lock.unlockSync()
  throw new Error(
    `Another build is running in this folder (${readLockfileContent(file) ?? 'unknown process'}). Wait until it ends, or stop it.`,
  )
}
