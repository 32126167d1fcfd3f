// The live site next to the forms: `next dev` on a free port of this machine.
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { findFreePort } from '../free-port'
import type { Preview } from './api'

/** How many of the last characters from `next dev` are shown as the reason for a failure. */
const REASON_LENGTH = 600

/** Plain text output, no telemetry. */
const SETTINGS = { NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' }

/** @returns the current state for the page, and a function that stops the preview */
export async function startPreview(root: string): Promise<{ get: () => Preview; stop: () => void }> {
  const port = await findFreePort()
  const program = path.join(root, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [program, 'dev', '--hostname', '127.0.0.1', '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: undefined, ...SETTINGS },
  })
  let preview: Preview = { state: 'starting' }
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-REASON_LENGTH)
      if (output.includes('Ready in')) preview = { state: 'ready', url: `http://127.0.0.1:${port}` }
    })
  child.once('exit', () => {
    preview = { state: 'failed', reason: output.trim() }
  })
  return { get: () => preview, stop: () => stop(child) }
}

function stop(child: ChildProcess) {
  if (child.exitCode === null) child.kill()
}
