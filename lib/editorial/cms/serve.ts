// `npm run cms`: forms for content/, on this machine only. The server reads and writes no content: the browser does, in the
// folder that its user chooses. `npm run cms -- --write FOLDER` writes the same page as files, for an address of its own
// where editors sign in. docs/editing.md is the manual. Nothing of this is part of the site.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sirv from 'sirv'
import { runGit } from '../../base/git.mjs'
import { nameNextPort, readPort } from '../../base/port.mjs'
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

/** Owner and name of the repository that this folder was cloned from, or why they are not known. */
function findRepository(): { name: string } | { error: string } {
  const remote = runGit('remote', 'get-url', 'origin')
  if ('error' in remote) return remote
  const [, name] = /([^/:]+\/[^/]+?)(?:\.git)?$/.exec(remote.text) ?? []
  return name ? { name } : { error: `"${remote.text}" names no owner and repository` }
}

const repository = findRepository()
/** Only who signs in needs it; the forms on this machine work without. */
const repositoryName = 'name' in repository ? repository.name : 'owner/repository'

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
${readFileSync('lib/editorial/cms/refuse-stale.mjs', 'utf8')}
if (window.FileSystemFileHandle?.prototype.move) refuseStaleSaves()
registerCustomFormat('json-with-offers', 'json', { fromFile, toFile })
init({ config: ${JSON.stringify(makeConfig(repositoryName)).replaceAll('<', '\\u003c')} })
</script>
</html>
`

const { write } = parseArgs({ options: { write: { type: 'string' } } }).values
if (write && 'error' in repository) {
  console.error(
    `The forms need the repository that editors sign in to, and git names none: ${repository.error}. Add it, then run this again: git remote add origin https://github.com/OWNER/NAME.git`,
  )
  process.exitCode = 1
} else if (write) {
  cpSync(CMS, path.join(write, 'cms'), { recursive: true, filter: (file) => !file.endsWith('.map') })
  writeFileSync(path.join(write, 'index.html'), PAGE)
} else {
  serveForms()
}

function serveForms() {
  let port: number
  try {
    port = readPort(3100)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
    return
  }
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
    console.error(`${message}. Another port: PORT=${nameNextPort(port)} npm run cms`)
    process.exitCode = 1
  })
  server.listen(port, '127.0.0.1', () => console.log(`Open http://localhost:${port} (stop with Ctrl+C)`))
}
