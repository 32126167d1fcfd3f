// The commit that the site was built from, for the open data. Server only: it runs git.
import { execFileSync } from 'node:child_process'

/** The full hash, or null outside a git checkout. A build without a checkout can set BUILD_COMMIT. */
export function getBuildCommit(): string | null {
  if (process.env.BUILD_COMMIT) return process.env.BUILD_COMMIT
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}
