// The live site next to the forms: `next dev` on a free port of this machine.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Preview } from './api'

/** How many of the last characters from `next dev` are shown as the reason for a failure. */
const REASON_LENGTH = 600

/** How often a page that was just created is tried before it is shown as it is. */
const TRIES = 20
const RETRY_MS = 500

/** What the site runs first: its channel to the desk closes when the desk ends, also if it crashes. */
const END_WITH_DESK = 'data:text/javascript,process.once(%22disconnect%22,process.exit)'

/** Returns a function that answers once the site runs and has a page, or could not be started. */
export function startPreview(root: string) {
  let preview: Preview | null = null
  const program = path.join(root, 'node_modules/next/dist/bin/next')
  const args = ['--import', END_WITH_DESK, program, 'dev', '--hostname', '127.0.0.1', '--port', '0']
  const plain = { FORCE_COLOR: undefined, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' }
  const site = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...plain, DESK_PREVIEW: '1' },
  })
  let output = ''
  for (const stream of [site.stdout, site.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-REASON_LENGTH)
      const [url] = /http:\/\/127\.0\.0\.1:\d+(?=[\s\S]*Ready in)/.exec(output) ?? []
      if (url) preview = { url }
    })
  site.once('close', () => {
    preview = { reason: output.trim() }
  })
  return async (page: string): Promise<Preview> => {
    while (!preview) await setTimeout(RETRY_MS)
    // Next needs a moment to find the page of a new file; until then it answers 404.
    for (let tries = 0; page && preview?.url && tries < TRIES; tries++) {
      const answer = await fetch(preview.url + page).catch(() => null)
      if (answer && answer.status !== 404) break
      await setTimeout(RETRY_MS)
    }
    return preview
  }
}
