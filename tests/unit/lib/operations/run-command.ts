// Runs a command of lib/operations as npm does, in any folder. Asynchronous, because the test may be its server.
import { execFile } from 'node:child_process'
import path from 'node:path'

const JITI = path.resolve('node_modules/jiti/lib/jiti-cli.mjs')
const FOLDER = path.resolve('lib/operations')

/** A command takes a fifth of a second, but much longer on a busy machine. */
jest.setTimeout(30_000)

type Result = { status: number | string | null; stdout: string; stderr: string }

export const runCommand = (
  file: string,
  words: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Result> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [JITI, path.join(FOLDER, file), ...words],
      { cwd, env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ status: error ? (error.code ?? null) : 0, stdout, stderr }),
    )
  })
