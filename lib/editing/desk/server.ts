// The desk's small server: its page, the content as forms, saves, and publishing. It accepts connections from this machine
// only, at an address that nobody else knows.
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { Preview } from './api'
import { findFile, openFile, parseFileName, parseVersion, readDesk, readNames } from './files'
import { getImageType } from './images'
import { listHistory, listUnpublished, publishChanges, takeBack } from './publish'
import { Repository } from './repository'
import { checkOrigin, publishRequest, Refusal, readBody, saveRequest, takeBackRequest } from './request'
import { saveFiles } from './save'
import { describeChange } from './words'

type Options = {
  root: string
  port: number
  /** The secret first part of every address. */
  token: string
  page: { script: string; style: string }
  getPreview: (page: string | null) => Promise<Preview>
  isDirectAllowed: boolean
}

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="desk.css">
<div id="desk"></div>
<script type="module" src="desk.js"></script>
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
  const answer = makeAnswers(options)
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) return send(response, error.status, 'text/plain', error.message)
      console.error(error)
      const message = `Internal error in the desk: ${error instanceof Error ? error.message : error}. Your changes are still on this page; the terminal shows the details.`
      send(response, 500, 'text/plain', message)
    })
  })
  server.listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function makeAnswers({ root, port, token, page, getPreview, isDirectAllowed }: Options) {
  const repository = new Repository(root)
  return async (request: IncomingMessage, response: ServerResponse) => {
    checkOrigin(request, port, token)
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://127.0.0.1:${port}`)
    const given = (name: string) => searchParams.get(name) ?? ''
    const file = given('file')
    const answerJson = (value: unknown) => send(response, 200, 'application/json', JSON.stringify(value))
    const need = <T>(value: T | null | false | undefined, what: string): T => {
      if (!value) throw new Refusal(404, `There is no such ${what}.`)
      return value
    }
    switch (`${request.method} ${pathname.slice(token.length + 1)}`) {
      case 'GET /':
        return send(response, 200, 'text/html', HTML)
      case 'GET /desk.js':
        return send(response, 200, 'text/javascript', page.script)
      case 'GET /desk.css':
        return send(response, 200, 'text/css', page.style)
      case 'GET /api/desk':
        return answerJson({ ...readDesk(root), isDirectAllowed })
      case 'GET /api/preview':
        return answerJson(await getPreview(searchParams.get('page')))
      case 'GET /api/file':
        return answerJson(need(parseFileName(file) && openFile(root, file), 'file'))
      case 'GET /api/image': {
        const image = given('path')
        const fullPath = path.join(root, 'public', image)
        const type = need(existsSync(fullPath) && getImageType(image), 'image')
        return send(response, 200, type, readFileSync(fullPath))
      }
      case 'GET /api/changes':
        return answerJson(await listUnpublished(repository))
      case 'GET /api/history':
        need(parseFileName(file), 'file')
        return answerJson(await listHistory(repository, file))
      case 'GET /api/version': {
        const isKnown = parseFileName(file) && /^\w{40}$/.test(given('commit'))
        const text = need(isKnown && (await repository.readVersion(file, given('commit'))), 'version')
        const version = need(parseVersion(file, text), 'readable version')
        const now = findFile(root, file)?.text ?? null
        return answerJson({ ...version, ...describeChange(file, text, now, readNames(root)) })
      }
      case 'POST /api/save':
        return answerJson(saveFiles(root, await readBody(request, saveRequest)))
      case 'POST /api/take-back':
        await takeBack(repository, (await readBody(request, takeBackRequest)).files)
        return answerJson({})
      case 'POST /api/publish': {
        const order = await readBody(request, publishRequest)
        if (order.isDirect && !isDirectAllowed)
          throw new Refusal(403, 'Publishing directly is not allowed here.')
        return answerJson(await publishChanges(repository, order))
      }
      default:
        throw new Refusal(404, 'There is nothing at this address.')
    }
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  const suffix = typeof body === 'string' ? '; charset=utf-8' : ''
  response.writeHead(status, { ...HEADERS, 'Content-Type': type + suffix }).end(body)
}
