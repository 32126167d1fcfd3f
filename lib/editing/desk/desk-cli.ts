// `npm run desk`: forms for everything in content/, with the live site next to them, on this machine only.
// PORT chooses the port; `-- --no-preview` leaves out the site.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvConfig } from '@next/env'
import tailwind from '@tailwindcss/postcss'
import { build } from 'esbuild'
import postcss from 'postcss'
import { installPackages } from '../install-packages.mjs'
import { startPreview } from './preview'
import { startServer } from './server'

const USUAL_PORT = 3100

const USAGE = `Usage: npm run desk [-- --no-preview]
Edits everything in content/ with forms, next to the live site, and publishes it. Only this machine can open it.
  --no-preview              without the live site
  PORT=3200                 another port than ${USUAL_PORT}; a browser keeps drafts for each port on its own
  DESK_PUBLISHES_DIRECTLY=yes   (environment or .env.local) lets editors publish without a pull request`

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

async function run() {
  const root = process.cwd()
  const options = { 'no-preview': { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { help, 'no-preview': hasNoPreview } = parseArgs({ options }).values
  if (help) return console.log(USAGE)
  loadEnvConfig(root, true, { info: () => {}, error: console.error })
  const port = Number(process.env.PORT ?? USUAL_PORT)
  const token = randomBytes(12).toString('hex')
  installPackages(path.join(root, 'lib/editing/desk'))
  await startServer({
    ...{ root, port, token, page: await bundlePage(root) },
    isDirectAllowed: process.env.DESK_PUBLISHES_DIRECTLY === 'yes',
    getPreview: hasNoPreview ? async () => ({}) : startPreview(root),
  }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} is in use. If another desk has it, go on there, or stop it: drafts typed at one port do not show at another. Otherwise choose another port: PORT=${port + 1} npm run desk`,
    )
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))
  if (port !== USUAL_PORT)
    console.log(`Drafts that were typed at port ${USUAL_PORT} show there, not at port ${port}.`)
  console.log(`Desk: http://localhost:${port}/${token}/ (stop it with Ctrl+C)`)
}

/** The page as one script and one style sheet; its packages are installed in this folder. Throws if it does not compile. */
async function bundlePage(root: string): Promise<{ script: string; style: string }> {
  const folder = path.join(root, 'lib/editing/desk/page')
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'main.tsx')],
    bundle: true,
    write: false,
    minify: true,
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const from = path.join(folder, 'desk.css')
  const { css } = await postcss([tailwind()]).process(readFileSync(from, 'utf8'), { from })
  return { script: outputFiles[0]?.text ?? '', style: css }
}
