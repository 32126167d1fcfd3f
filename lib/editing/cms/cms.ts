// `npm run cms`: forms for content/ on this machine. The page is for this machine only, asks nobody else for anything, and
// writes nothing: the browser saves into the folder that its user chooses. `npm run cms -- --write FOLDER` writes the same
// page as files, for an address of its own where editors sign in to GitHub. docs/editing.md is its manual.
import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sirv from 'sirv'
import { makeConfig } from './config'

const CMS = path.join('node_modules', '@sveltia', 'cms', 'npm')

/** Where the page may send requests: to itself, and to GitHub for those who sign in there. */
const POLICY = [
  "default-src 'self' data: blob:",
  "script-src 'self' 'unsafe-inline' blob:",
  "style-src 'self' 'unsafe-inline' blob:",
  "connect-src 'self' data: blob: https://api.github.com",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
].join('; ')

export const makePage = (repository: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Weighpoint</title>
<link rel="icon" href="data:,">
</head>
<body>
<script type="module">
import { init } from './cms/index.js'
init({ config: ${JSON.stringify(makeConfig(repository)).replaceAll('<', '\\u003c')} })
</script>
</body>
</html>
`

/** Owner and name of the repository that this folder was cloned from. */
function findRepository(): string {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' })
  return /([^/:]+\/[^/]+?)(?:\.git)?\s*$/.exec(stdout)?.[1] ?? 'owner/repository'
}

const { write } = parseArgs({ options: { write: { type: 'string' } } }).values
if (write) {
  cpSync(CMS, path.join(write, 'cms'), { recursive: true, filter: (file) => !file.endsWith('.map') })
  writeFileSync(path.join(write, 'index.html'), makePage(findRepository()))
} else {
  const port = Number(process.env.PORT || 3100)
  const serveFile = sirv(CMS, { dev: true })
  createServer((request, response) => {
    if (request.url === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(makePage(findRepository()))
    } else {
      request.url = request.url?.replace(/^\/cms\//, '/')
      serveFile(request, response, () => {
        response.writeHead(404).end()
      })
    }
  }).listen(port, '127.0.0.1', () => console.log(`Open http://localhost:${port} (stop with Ctrl+C)`))
}
