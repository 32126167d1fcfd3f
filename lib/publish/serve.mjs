// Serves out/ like a static host: clean addresses, headers, redirects, 404.html with status 404, and compression. `npm
// start` passes --build, to build the site first. The port is PORT, or 3000.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { nameNextPort, readPort } from '../base/port.mjs'
import { getHeaders, HOST_FILES } from './hosts/headers.mjs'

const OUT = path.resolve('out')
/** The last file that a build writes: its time tells that another build has replaced the site. */
const RECORD = path.join(OUT, '.well-known/build.json')
const port = getPort()
const server = createServer()
server.once('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) =>
  fail(
    code === 'EADDRINUSE'
      ? `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${nameNextPort(port)} npm start`
      : message,
  ),
)
// First, so that an occupied port is reported before the build.
server.listen(port, () => {
  if (process.argv.includes('--build')) {
    const { status } = spawnSync('npm run --silent build', { stdio: 'inherit', shell: true })
    if (status !== 0) process.exit(status ?? 1)
  }
  if (!existsSync(RECORD)) fail('There is no export in out/. Run `npm run build` first.')
  serveExport()
  console.log(`Weighpoint is at http://localhost:${port} (stop with Ctrl+C)`)
})

function serveExport() {
  let site = readExport()
  server.on('request', (request, response) => {
    const time = statSync(RECORD, { throwIfNoEntry: false })?.mtimeMs
    if (time === undefined) {
      response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5' })
      response.end('A build is replacing the site. Try again when it is finished.\n')
      return
    }
    if (time !== site.time) site = readExport()
    // A build can remove a file that is being opened.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    answer(request, response, site)
  })
}

/** @typedef {ReturnType<typeof readExport>} Site What the last build wrote. */
function readExport() {
  const lines = readFileSync(path.join(OUT, '_redirects'), 'utf8').trim().split('\n')
  return {
    time: statSync(RECORD).mtimeMs,
    notFound: readFileSync(path.join(OUT, '404.html')),
    redirects: new Map(lines.map((line) => [line.split(' ')[0], line.split(' ')])),
    serveFile: sirv(OUT, { extensions: ['html'], etag: true, dotfiles: true, setHeaders }),
  }
}

const compress = compression()

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {Site} site */
function answer(request, response, { notFound, redirects, serveFile }) {
  // sirv throws on one that ends before it starts. No page needs parts of a file.
  delete request.headers.range
  const [, pathname = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? []
  const [, target, status] = redirects.get(pathname) ?? ['', findCleanPath(pathname), '301']
  setHeaders(response, target ? pathname : '/404')
  if (target) {
    // A redirect within the site keeps the query string.
    const location = target.startsWith('/') ? target.replace(/#|$/, (end) => query + end) : target
    response.writeHead(Number(status), { Location: location }).end()
    return
  }
  compress(/** @type {never} */ (request), /** @type {never} */ (response), () => {
    const isHidden = /^\/404$|\.html$|.\/$|\/index$/.test(pathname) || HOST_FILES.includes(pathname.slice(1))
    if (isHidden) answerNotFound()
    else serveFile(request, response, answerNotFound)
  })
  function answerNotFound() {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound)
  }
}

/** @param {import('node:http').ServerResponse} response @param {string} pathname */
function setHeaders(response, pathname) {
  for (const [name, value] of Object.entries(getHeaders(pathname))) response.setHeader(name, value)
  // sirv does not know the type.
  if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
}

/** Where "/blog/", "/blog.html" or "/index" redirects: only to a page that exists. @param {string} pathname */
function findCleanPath(pathname) {
  const page = /^((?:\/[\w-]+)+)(?:\/|\.html)$/.exec(pathname)?.[1] ?? ''
  if (/^\/index(?:\.html)?$/.test(pathname)) return '/'
  return page !== '/404' && existsSync(path.join(OUT, `${page}.html`)) ? page : ''
}

function getPort() {
  try {
    return readPort(3000)
  } catch (error) {
    return fail(/** @type {Error} */ (error).message)
  }
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
