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

const isAnswering = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    () => true,
    () => false,
  )

/** The state once a page is there (null: at once), and a function that stops the preview. */
type Site = { get: (page: string | null) => Promise<Preview>; stop: () => void }

export function startPreview(root: string, isFirst = true): Site {
  const program = path.join(root, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [program, 'dev', '--hostname', '127.0.0.1', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      DESK_PREVIEW: '1',
    },
  })
  let preview: Preview = { state: 'starting' }
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-REASON_LENGTH)
      const [url] = /http:\/\/127\.0\.0\.1:\d+(?=[\s\S]*Ready in)/.exec(output) ?? []
      if (url) preview = { state: 'ready', url }
    })
  let second: Site | undefined
  child.once('close', async () => {
    // The site of a desk that crashed still runs, but answers no longer. That of `npm run dev` is at localhost.
    const [, url, pid] =
      /server at (http:\/\/127\S+),\s+or run (?:kill|taskkill \/PID) (\d+)/.exec(output) ?? []
    preview = { state: 'starting' }
    const isDead = url && isFirst && !(await isAnswering(url))
    preview = { state: 'failed', reason: output.trim() }
    if (!isDead) return
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {} // it has ended meanwhile
    second = startPreview(root, false)
  })
  const get = async (page: string | null): Promise<Preview> => {
    // Next needs a moment to find the page of a new file; until then it answers 404.
    for (let tries = 0; page && preview.state === 'ready' && tries < TRIES; tries++) {
      const answer = await fetch(preview.url + page).catch(() => null)
      if (answer && answer.status !== 404) break
      await setTimeout(RETRY_MS)
    }
    return second?.get(page) ?? preview
  }
  return { get, stop: () => (second ? second.stop() : child.kill()) }
}
