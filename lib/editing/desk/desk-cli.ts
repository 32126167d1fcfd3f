// `npm run desk`: forms for everything in content/, with the live site next to them, on this machine only.
// PORT chooses the port; `-- --no-preview` leaves out the site.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { installPackages } from '../install-packages.mjs'
import type { Preview } from './api'
import { bundlePage } from './bundle'
import { startPreview } from './preview'
import { startServer } from './server'

const USAGE = 'Usage: npm run desk [-- --no-preview]'
const PORT = 3100

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

async function run() {
  const root = process.cwd()
  const hasPreview = readHasPreview()
  const port = readPort(process.env.PORT)
  installPackages(path.join(root, 'lib/editing/desk'))
  const page = await bundlePage(root)
  let getPreview = (): Preview => ({ state: 'off' })
  await startServer({ root, port, page, getPreview: () => getPreview() }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} is in use, perhaps by another desk. Choose another port: PORT=${port + 1} npm run desk`,
    )
  })
  console.log(`Desk: http://localhost:${port} (stop it with Ctrl+C)`)
  if (!hasPreview) return
  const preview = await startPreview(root)
  getPreview = preview.get
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      preview.stop()
      process.exit(0)
    })
}

function readHasPreview(): boolean {
  try {
    return !parseArgs({ options: { 'no-preview': { type: 'boolean' } } }).values['no-preview']
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`)
  }
}

function readPort(value = String(PORT)): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port > 0 && port < 65_536) return port
  throw new Error(`PORT: expected a number from 1 to 65535, got "${value}". Correct or unset it.`)
}
