// Serves out/ on this machine as a static host does: clean addresses, the headers, the redirects, 404.html with
// status 404, compression. `node lib/publish/serve.mjs`, PORT=3000 by default.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import compression from 'compression'
import sirv from 'sirv'
import { getHeaders, HOST_FILES } from './hosts/headers.mjs'
import { listen, readPort } from './port.mjs'

const OUT = path.resolve('out')

/** Serves the export until the process is stopped. @param {number} port */
export async function serveExport(port) {
  if (!existsSync(path.join(OUT, 'index.html')))
    throw new Error('There is no export in out/. Run `npm run build` first.')
  const notFound = readFileSync(path.join(OUT, '404.html'))
  const redirects = readRedirects()
  const compress = compression()
  const serveFile = sirv(OUT, { extensions: ['html'], etag: true, dotfiles: true, setHeaders })

  const server = createServer((request, response) => {
    const [, pathname = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? []
    const target = redirects.get(pathname) ?? findCleanPath(pathname)
    if (target) {
      const [address, fragment] = target.split('#')
      const location = address?.startsWith('/')
        ? `${address}${query}${fragment ? `#${fragment}` : ''}`
        : target
      setHeaders(response, pathname)
      response.writeHead(address?.startsWith('/') ? 301 : 302, { Location: location }).end()
      return
    }
    compress(/** @type {never} */ (request), /** @type {never} */ (response), () => {
      if (isServable(pathname)) serveFile(request, response, answerNotFound)
      else answerNotFound()
    })
    function answerNotFound() {
      setHeaders(response, '/404')
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound)
    }
  })
  await listen(server, port)
  console.log(`Weighpoint is at http://localhost:${port} (stop with Ctrl+C)`)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => process.exit(0))
}

/** @param {import('node:http').ServerResponse} response @param {string} pathname */
function setHeaders(response, pathname) {
  for (const [name, value] of Object.entries(getHeaders(pathname))) response.setHeader(name, value)
}

/** @returns {Map<string, string>} from `_redirects`, which the build wrote */
function readRedirects() {
  const lines = readFileSync(path.join(OUT, '_redirects'), 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line) => /** @type {[string, string]} */ (line.split(' ').slice(0, 2))))
}

/** Where "/blog/", "/blog.html" or "/index" leads, or null. Only pages that exist, so that no address leads elsewhere. @param {string} pathname */
function findCleanPath(pathname) {
  if (/^\/index(?:\.html)?$/.test(pathname)) return '/'
  const page = /^((?:\/[\w-]+)+)(?:\/|\.html)$/.exec(pathname)?.[1]
  return page && page !== '/404' && existsSync(path.join(OUT, `${page}.html`)) ? page : null
}

/** The missing page has no address of its own, and files for hosts are not for visitors. @param {string} pathname */
const isServable = (pathname) =>
  !/^\/404$|\.html$|.\/$|\/index$/.test(pathname) && !HOST_FILES.includes(pathname.slice(1))

if (process.argv[1] === fileURLToPath(import.meta.url)) await serveExport(readPort())
