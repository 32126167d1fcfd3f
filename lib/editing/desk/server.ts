// The desk's small server: its page, the content as forms, and saves. It accepts connections from this machine only.
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { Preview } from './api'
import { openFile, parseFileName, readDesk } from './files'
import { IMAGE_TYPES, isImagePath } from './images'
import { findRefusal, parseSaveRequest, readText } from './request'
import { saveFiles } from './save'

type Page = { script: string; style: string }

type Options = { root: string; port: number; page: Page; getPreview: () => Preview }

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk.css">
<div id="desk"></div>
<script type="module" src="/desk.js"></script>
</html>
`

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Resolves when the server listens. Rejects if the port is in use. */
export async function startServer(options: Options): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      console.error(error)
      send(
        response,
        500,
        'text/plain',
        'Internal error in the desk. The terminal where you started it shows the details.',
      )
    })
  })
  server.listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function answer(request: IncomingMessage, response: ServerResponse, options: Options) {
  const { root, port, page, getPreview } = options
  const refusal = findRefusal(request, port)
  if (refusal) return send(response, refusal.status, 'text/plain', refusal.message)
  const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`)
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /':
      return send(response, 200, 'text/html', HTML)
    case 'GET /desk.js':
      return send(response, 200, 'text/javascript', page.script)
    case 'GET /desk.css':
      return send(response, 200, 'text/css', page.style)
    case 'GET /api/desk':
      return sendJson(response, 200, readDesk(root, getPreview()))
    case 'GET /api/preview':
      return sendJson(response, 200, getPreview())
    case 'GET /api/file': {
      const file = url.searchParams.get('file') ?? ''
      const opened = parseFileName(file) && openFile(root, file)
      return opened
        ? sendJson(response, 200, opened)
        : send(response, 404, 'text/plain', 'There is no such file.')
    }
    case 'GET /api/image': {
      const file = url.searchParams.get('path') ?? ''
      const fullPath = path.join(root, 'public', file)
      const type = isImagePath(file) && existsSync(fullPath) && IMAGE_TYPES[path.extname(file)]
      return type
        ? send(response, 200, type, readFileSync(fullPath))
        : send(response, 404, 'text/plain', 'There is no such image.')
    }
    case 'POST /api/save': {
      const draft = parseSaveRequest(await readText(request))
      if (!draft)
        return send(response, 400, 'text/plain', 'This is not a valid save request for files in content/.')
      return sendJson(response, 200, saveFiles(root, draft))
    }
    default:
      return send(response, 404, 'text/plain', 'There is nothing at this address.')
  }
}

const sendJson = (response: ServerResponse, status: number, value: unknown) =>
  send(response, status, 'application/json', JSON.stringify(value))

function send(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  const suffix = typeof body === 'string' ? '; charset=utf-8' : ''
  response.writeHead(status, { ...HEADERS, 'Content-Type': type + suffix }).end(body)
}
