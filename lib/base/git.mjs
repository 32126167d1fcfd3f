// What git says about this checkout. Plain JavaScript, because the build runs without a compiler.
import { execFileSync } from 'node:child_process'

/**
 * What git prints, or why it printed nothing. Also in a folder of another user, whom git distrusts unless told otherwise: a
 * build runs the code of that folder anyway. @param {string[]} args @returns {{ text: string } | { error: string }}
 */
export function runGit(...args) {
  try {
    const text = execFileSync('git', ['-c', 'safe.directory=*', ...args], { encoding: 'utf8', stdio: 'pipe' })
    return { text: text.trim() }
  } catch (error) {
    const { stderr, message } = /** @type {{ stderr?: string, message: string }} */ (error)
    return { error: (stderr || message).trim().split('\n')[0] ?? '' }
  }
}
