// The desk's small server: its page, the content as forms, saves, and publishing. It accepts connections from this machine
// only, at an address that nobody else knows.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import path from 'node:path'
import type { Preview } from './api'
import { openFile, parseFileName, readDesk } from './files'
import { getImageType } from './images'
import { listHistory, listUnpublished, publishChanges, takeBack } from './publish'
import { Repository } from './repository'
import { checkOrigin, publishRequest, Refusal, readBody, saveRequest, takeBackRequest } from './request'
import { saveFiles } from './save'

type Options = {
  root: string
  port: number
  /** The secret first part of every address. */
  token: string
  page: { script: string; style: string }
  getPreview: (page: string) => Promise<Preview>
  isDirectAllowed: boolean
}

/** With it, the text editor adds its own style sheet to the page. */
const NONCE = randomBytes(16).toString('base64')

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="desk.css" nonce="${NONCE}">
<div id="desk"></div>
<script type="module" src="desk.js"></script>
</html>
`

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${NONCE}'; connect-src 'self'; img-src 'self' data:; frame-src http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Resolves when the server listens. Rejects if the port is in use. */
export async function startServer(options: Options): Promise<Server> {
  const answer = makeAnswers(options)
  const server = createServer(async (request, response) => {
    const result = await answer(request).catch(refuse)
    const headers = { ...HEADERS, ...Object.fromEntries(result.headers) }
    response.writeHead(result.status, headers).end(Buffer.from(await result.arrayBuffer()))
  })
  server.listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function refuse(error: unknown): Response {
  if (error instanceof Refusal) return new Response(error.message, { status: error.status })
  console.error(error)
  const message = `Internal error in the desk: ${error instanceof Error ? error.message : error}. Your changes are still on this page; the terminal shows the details.`
  return new Response(message, { status: 500 })
}

const toText = (type: string, text: string) =>
  new Response(text, { headers: { 'Content-Type': `text/${type}; charset=utf-8` } })

function need<T>(value: T | null | false | undefined, what: string): T {
  if (!value) throw new Refusal(404, `There is no such ${what}.`)
  return value
}

/** Answers with JSON what is not an answer by itself. */
function makeAnswers({ root, port, token, page, getPreview, isDirectAllowed }: Options) {
  const repository = new Repository(root)
  const answers: Record<string, (given: (name: string) => string, request: IncomingMessage) => unknown> = {
    'GET /': () => toText('html', HTML),
    'GET /desk.js': () => toText('javascript', page.script),
    'GET /desk.css': () => toText('css', page.style),
    'GET /api/desk': () => ({ ...readDesk(root), isDirectAllowed }),
    'GET /api/preview': (given) => getPreview(given('page')),
    'GET /api/file': (given) => need(openFile(root, given('file')), 'file'),
    'GET /api/image': (given) => {
      const file = path.join(root, 'public', given('path'))
      const type = need(existsSync(file) && getImageType(given('path')), 'image')
      return new Response(readFileSync(file), { headers: { 'Content-Type': type } })
    },
    'GET /api/changes': () => listUnpublished(repository),
    'GET /api/history': (given) =>
      need(parseFileName(given('file')), 'file') && listHistory(repository, given('file')),
    'POST /api/save': async (_, request) => saveFiles(root, await readBody(request, saveRequest)),
    'POST /api/take-back': async (_, request) =>
      takeBack(repository, await readBody(request, takeBackRequest)),
    'POST /api/publish': async (_, request) => {
      const order = await readBody(request, publishRequest)
      if (order.isDirect && !isDirectAllowed)
        throw new Refusal(403, 'Publishing directly is not allowed here.')
      return publishChanges(repository, order)
    },
  }
  return async (request: IncomingMessage): Promise<Response> => {
    checkOrigin(request, port, token)
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://127.0.0.1:${port}`)
    const address = `${request.method} ${pathname.slice(token.length + 1)}`
    const answer = need(Object.hasOwn(answers, address) && answers[address], 'address')
    const value = await answer((name) => searchParams.get(name) ?? '', request)
    return value instanceof Response ? value : Response.json(value ?? null)
  }
}
