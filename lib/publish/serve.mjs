// Serves out/ on this machine the way a static host does, by the settings that the build wrote into out/serve.json:
// clean addresses, the headers, the redirects, 404.html with status 404. A taken port is a message, not a stack trace. `node lib/publish/serve.mjs`, PORT=3000 by default.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import serveHandler from 'serve-handler'
import { getHeaders, HOST_FILES } from './hosts/table.mjs'

const DEFAULT_PORT = 3000
const OUT = path.resolve('out')

/**
 * The port from the environment. Exits with a message when PORT is not a port.
 * @param {string | undefined} value
 */
export function readPort(value = process.env.PORT) {
  if (value === undefined || value === '') return DEFAULT_PORT
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (port >= 1 && port <= 65_535) return port
  fail(`PORT must be a number from 1 to 65535, but it is "${value}".`)
}

/**
 * Resolves once the server listens; ends the process with a message when the port is taken.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<void>}
 */
export function listen(server, port) {
  return new Promise((resolve) => {
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : ''
      if (code === 'EADDRINUSE') {
        fail(
          `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
        )
      }
      if (code === 'EACCES')
        fail(`This user may not use port ${port}. Choose one above 1023: PORT=3000 npm start`)
      fail(`The server could not start: ${error.message}`)
    })
    server.listen(port, resolve)
  })
}

/** Far above any path of ours; a file system answers with an error where a name is too long for it. */
const PATH_LIMIT_BYTES = 240

/**
 * Whether a path may be looked up: it stays inside, is clean, and is neither the not-found page itself, which no
 * host serves with status 200, nor a file for hosts.
 * @param {string} pathname  decoded
 */
function isServable(pathname) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is refused
  if (/[\0-\x1f\\]|\/\/|(?:^|\/)\.\.(?:\/|$)|^\/404$|.\/$|\.html$|\/index$/.test(pathname)) return false
  return !HOST_FILES.includes(pathname.slice(1)) && Buffer.byteLength(pathname) <= PATH_LIMIT_BYTES
}

/**
 * Where "/blog/", "/blog.html" or "/index" leads, or null. serve-handler would lose what stands behind the "?".
 * @param {string} pathname  decoded
 */
function findCleanPath(pathname) {
  if (/^\/index(?:\.html)?$/.test(pathname)) return '/'
  const page = /^((?:\/[\w-]+)+)(?:\/|\.html)$/.exec(pathname)?.[1]
  return page && page !== '/404' && existsSync(path.join(OUT, `${page}.html`)) ? page : null
}

/** @param {string} url @returns {string | null} the decoded path, or null where it is malformed */
function readPathname(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '')
  } catch {
    return null
  }
}

/** Serves the export until the process is stopped. @param {number} port */
export async function serveExport(port) {
  if (!existsSync(path.join(OUT, 'index.html')))
    fail('There is no export in out/. Run `npm run build` first.')
  const notFound = readFileSync(path.join(OUT, '404.html'))
  const settings = JSON.parse(readFileSync(path.join(OUT, 'serve.json'), 'utf8'))
  const server = createServer((request, response) => {
    const pathname = readPathname(request.url ?? '/')
    const clean = pathname && findCleanPath(pathname)
    const isFound = pathname !== null && (clean || isServable(pathname))
    // serve-handler gives redirects and unchanged files no headers.
    for (const [name, value] of Object.entries(getHeaders(isFound ? pathname : '/404')))
      response.setHeader(name, value)
    if (!isFound) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound)
      return
    }
    if (clean) {
      response.writeHead(301, { Location: clean + (request.url?.match(/\?.*/)?.[0] ?? '') }).end()
      return
    }
    serveHandler(request, response, { ...settings, public: OUT, etag: true }).catch((error) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await listen(server, port)
  console.log(`Weighpoint is at http://localhost:${port} (stop with Ctrl+C)`)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => process.exit(0))
  }
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serveExport(readPort())
