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

const ANSWER_MS = 2000

/** `get` answers once the site runs and has a page, or could not be started. */
export function startPreview(root: string) {
  let preview: Preview | null = null
  let child = start()

  function start(isFirst = true) {
    const program = path.join(root, 'node_modules/next/dist/bin/next')
    const plain = { FORCE_COLOR: undefined, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' }
    const own = spawn(process.execPath, [program, 'dev', '--hostname', '127.0.0.1', '--port', '0'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...plain, DESK_PREVIEW: '1' },
    })
    let output = ''
    for (const stream of [own.stdout, own.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-REASON_LENGTH)
        const [url] = /http:\/\/127\.0\.0\.1:\d+(?=[\s\S]*Ready in)/.exec(output) ?? []
        if (url) preview = { url }
      })
    own.once('close', async () => {
      // The site of a desk that crashed still runs, but answers no longer. That of `npm run dev` is at localhost.
      const [, url, pid] =
        /server at (http:\/\/127\S+),\s+or run (?:kill|taskkill \/PID) (\d+)/.exec(output) ?? []
      preview = null
      const signal = AbortSignal.timeout(ANSWER_MS)
      const isDead = url && isFirst && !(await fetch(url, { signal }).catch(() => null))
      if (isDead) {
        try {
          process.kill(Number(pid), 'SIGKILL')
        } catch {} // it has ended meanwhile
        child = start(false)
      } else preview = { reason: output.trim() }
    })
    return own
  }

  const get = async (page: string): Promise<Preview> => {
    while (!preview) await setTimeout(RETRY_MS)
    // Next needs a moment to find the page of a new file; until then it answers 404.
    for (let tries = 0; page && preview?.url && tries < TRIES; tries++) {
      const answer = await fetch(preview.url + page).catch(() => null)
      if (answer && answer.status !== 404) break
      await setTimeout(RETRY_MS)
    }
    return preview ?? {}
  }
  return { get, stop: () => child.kill() }
}
