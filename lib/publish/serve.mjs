// Serves out/ locally like a static host: clean addresses, headers, redirects, 404.html with status 404, and
// compression. Run it with `node lib/publish/serve.mjs`; the default is PORT=3000.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import compression from 'compression'
import sirv from 'sirv'
import { CONTENT_TYPES, getHeaders, HOST_FILES } from './hosts/headers.mjs'
import { fail, listen, readPort } from './port.mjs'

const OUT = path.resolve('out')

/** Serves the export until the process is stopped. @param {number} port */
export async function serveExport(port) {
  if (!existsSync(path.join(OUT, 'index.html')))
    fail('There is no export in out/. Run `npm run build` first.')
  const notFound = readFileSync(path.join(OUT, '404.html'))
  const lines = readFileSync(path.join(OUT, '_redirects'), 'utf8').trim().split('\n')
  const redirects = new Map(lines.map((line) => [line.split(' ')[0], line.split(' ')]))
  const compress = compression()
  const serveFile = sirv(OUT, { extensions: ['html'], etag: true, dotfiles: true, setHeaders })

  const server = createServer((request, response) => {
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
      const isHidden =
        /^\/404$|\.html$|.\/$|\/index$/.test(pathname) || HOST_FILES.includes(pathname.slice(1))
      if (isHidden) answerNotFound()
      else serveFile(request, response, answerNotFound)
    })
    function answerNotFound() {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound)
    }
  })
  await listen(server, port)
  console.log(`Weighpoint is at http://localhost:${port} (stop with Ctrl+C)`)
}

/** @param {import('node:http').ServerResponse} response @param {string} pathname */
function setHeaders(response, pathname) {
  for (const [name, value] of Object.entries(getHeaders(pathname))) response.setHeader(name, value)
  // sirv does not know the type.
  if (pathname.endsWith('.ico')) response.setHeader('Content-Type', CONTENT_TYPES.ico)
}

/** Where "/blog/", "/blog.html" or "/index" redirects: only to a page that exists. @param {string} pathname */
function findCleanPath(pathname) {
  const page = /^((?:\/[\w-]+)+)(?:\/|\.html)$/.exec(pathname)?.[1] ?? ''
  if (/^\/index(?:\.html)?$/.test(pathname)) return '/'
  return page !== '/404' && existsSync(path.join(OUT, `${page}.html`)) ? page : ''
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serveExport(readPort())
