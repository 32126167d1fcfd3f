// The live site next to the forms, also after the desk crashed and its site went on running.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPreview } from '@/lib/editing/desk/preview'

const RUNNING = `- Local: http://127.0.0.1:39629
✓ Ready in 737ms
⨯ Another next dev server is already running.
You can access the existing server at http://127.0.0.1:45335,
or run kill 30213 to stop it and start a new one.`

test.each([
  ['of an earlier desk is shown', RUNNING, { state: 'ready', url: 'http://127.0.0.1:45335' }],
  ['that fails says why', 'No such luck', { state: 'failed', reason: 'No such luck' }],
])('a site %s', async (_, output, expected) => {
  const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-preview-'))
  const folder = path.join(root, 'node_modules/next/dist/bin')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'next'), `console.log(${JSON.stringify(output)}); process.exitCode = 1`)
  const { get } = startPreview(root)
  const isThere = async () => JSON.stringify(await get(null)) === JSON.stringify(expected)
  for (let tries = 0; tries < 200 && !(await isThere()); tries++) await setTimeout(20)
  expect(await get(null)).toEqual(expected)
})
