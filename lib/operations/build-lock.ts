// One build at a time in a project. The operating system holds the lock and drops it with the process, however that
// ends, so a crash leaves nothing to clean up. It is the lock that Next takes for `next build`, on a file of our own.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Lockfile, readLockfileContent } from 'next/dist/build/lockfile.js'
import { loadBindings } from 'next/dist/build/swc/index.js'

/** In the one folder of .next that `next build` does not empty. */
const LOCK_FILE = path.join('.next', 'cache', 'build.lock')

/** Resolves with what releases the lock. Throws an Error that names the other build while there is one. */
export async function lockBuild(project: string): Promise<() => void> {
  const file = path.join(project, LOCK_FILE)
  mkdirSync(path.dirname(file), { recursive: true })
  await loadBindings()
  const since = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const lock = Lockfile.tryAcquire(file, true, `process ${process.pid}, since ${since} UTC`)
  if (lock) return () => lock.unlockSync()
  throw new Error(
    `Another build is running in this folder (${readLockfileContent(file) ?? 'unknown process'}). Wait until it has ended, or stop it.`,
  )
}
