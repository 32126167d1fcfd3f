// `npm run desk`: forms for everything in content/, with the live site next to them, on this machine only.
// PORT chooses the port; `-- --no-preview` leaves out the site.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvConfig } from '@next/env'
import { installPackages } from '../install-packages.mjs'
import type { Preview } from './api'
import { bundlePage } from './bundle'
import { startPreview } from './preview'
import { startServer } from './server'

const USAGE = `Usage: npm run desk [-- --no-preview]
Edits everything in content/ with forms, next to the live site, and publishes it. Only this machine can open it.
  --no-preview              without the live site
  PORT=3200                 another port than 3100
  DESK_PUBLISHES_DIRECTLY=yes   (environment or .env.local) lets editors publish without a pull request`
const PORT = 3100

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

async function run() {
  const root = process.cwd()
  const options = readOptions()
  if (options.help) return console.log(USAGE)
  loadEnvConfig(root, true, { info: () => {}, error: console.error })
  const port = readPort(process.env.PORT)
  const token = randomBytes(12).toString('hex')
  installPackages(path.join(root, 'lib/editing/desk'))
  const page = await bundlePage(root)
  let getPreview = async (_page: string | null): Promise<Preview> => ({
    state: options['no-preview'] ? 'off' : 'starting',
  })
  const isDirectAllowed = process.env.DESK_PUBLISHES_DIRECTLY === 'yes'
  await startServer({ root, port, token, page, isDirectAllowed, getPreview: (at) => getPreview(at) }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      throw new Error(
        `Port ${port} is in use, perhaps by another desk. Choose another port: PORT=${port + 1} npm run desk`,
      )
    },
  )
  console.log(`Desk: http://localhost:${port}/${token}/ (stop it with Ctrl+C)`)
  if (options['no-preview']) return
  const preview = await startPreview(root)
  getPreview = preview.get
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      preview.stop()
      process.exit(0)
    })
}

function readOptions() {
  try {
    return parseArgs({ options: { 'no-preview': { type: 'boolean' }, help: { type: 'boolean' } } }).values
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`)
  }
}

function readPort(value = String(PORT)): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port > 0 && port < 65_536) return port
  throw new Error(`PORT: expected a number from 1 to 65535, got "${value}". Correct or unset it.`)
}
