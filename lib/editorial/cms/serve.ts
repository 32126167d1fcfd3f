// `npm run cms`: forms for content/, on this machine only. The server reads and writes no content: the browser does, in the
// folder that its user chooses. `npm run cms -- --write FOLDER` writes the same page as files, for an address of its own
// where editors sign in. docs/editing.md is the manual. Nothing of this is part of the site.
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sirv from 'sirv'
import { makeConfig } from './config'

/** The CMS with its fonts. It also asks for fonts and GitHub's status elsewhere, which the policy of the page prevents. */
const CMS = path.resolve('node_modules/@sveltia/cms/npm')

const POLICY = [
  "default-src 'self' data: blob:",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' data: blob: https://api.github.com",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
].join('; ')

/** Owner and name of the repository that this folder was cloned from. */
function findRepository(): string {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' })
  return /([^/:]+\/[^/]+?)(?:\.git)?\s*$/.exec(stdout)?.[1] ?? 'owner/repository'
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Weighpoint</title>
<script type="module">
import { init, registerCustomFormat } from './cms/index.js'
${readFileSync('lib/editorial/cms/unions.mjs', 'utf8')}
registerCustomFormat('json-with-offers', 'json', { fromFile, toFile })
init({ config: ${JSON.stringify(makeConfig(findRepository())).replaceAll('<', '\\u003c')} })
</script>
</html>
`

const { write } = parseArgs({ options: { write: { type: 'string' } } }).values
if (write) {
  cpSync(CMS, path.join(write, 'cms'), { recursive: true, filter: (file) => !file.endsWith('.map') })
  writeFileSync(path.join(write, 'index.html'), PAGE)
} else {
  const port = Number(process.env.PORT || 3100)
  const serveFile = sirv(CMS, { dev: true })
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(PAGE)
      return
    }
    request.url = request.url?.replace(/^\/cms(?=\/)/, '')
    serveFile(request, response, () => {
      response.writeHead(404).end()
    })
  })
  server.once('error', ({ message }) => {
    console.error(`${message}. Another port: PORT=${port + 1} npm run cms`)
    process.exitCode = 1
  })
  server.listen(port, '127.0.0.1', () => console.log(`Open http://localhost:${port} (stop with Ctrl+C)`))
}
