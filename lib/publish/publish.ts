// The step of `npm run build` that turns Next's export into the published site: pages without Next's runtime, the code of
// their islands, and what hosts read.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DATA_FILES, OLD_CSV } from '../base/routes'
import { readEndpoint } from '../contact/send'
import { getContent, getRecords } from '../content'
import { getRedirects } from '../providers/affiliate-link'
import { SITE_URL } from '../seo/metadata'
import { bundleIslands } from './bundle-islands'
import { makeShortener } from './css-modules'
import { readDisplayFont } from './display-font'
import type { Redirect } from './hosts/headers.mjs'
import { publishHostFiles } from './hosts/host-files'
import { listFiles } from './list-files.mjs'
import { applySteps } from './steps'
import { parseStyleSheet, readStyleSheet } from './used-css'
import { listWarnings } from './warnings'

/** Set by `npm run build`. */
const OUT = process.env.EXPORT_FOLDER || 'out'

async function publish() {
  const contactEndpoint = readEndpoint(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT)
  const exported = listFiles(OUT)
  const pages = exported
    .filter((file) => file.endsWith('.html') && !file.startsWith('_not-found'))
    .map((file) => ({
      path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
      file: path.join(OUT, file),
      html: readFileSync(path.join(OUT, file), 'utf8'),
    }))
  const css = readStyleSheet(OUT, pages)
  const shorten = makeShortener(css)
  const islands = await bundleIslands(process.cwd(), pages, css, shorten)
  const font = await readDisplayFont(css, path.join(OUT, '_next/static/media'))
  const styleSheet = parseStyleSheet(shorten(css).replaceAll(font.source, font.address))
  const facts = { contactEndpoint, islands, styleSheet }
  const published = pages.map((page) => ({
    file: page.file,
    html: applySteps({ ...page, html: shorten(page.html) }, facts).html,
  }))

  removeNextFiles(exported)
  for (const { file, html } of published) writeFileSync(file, html)
  mkdirSync(path.join(OUT, 'assets'))
  for (const { address, content } of [islands.react, font, ...islands.entries.values(), ...islands.lazy])
    writeFileSync(path.join(OUT, address), content)
  publishHostFiles({ out: OUT, hosting: path.join(OUT, '../hosting'), redirects: listRedirects() })
  console.log(`Published ${pages.length} pages `)
  for (const warning of listWarnings(SITE_URL, contactEndpoint)) console.warn(warning)
}

const listRedirects = () => [
  { source: OLD_CSV, destination: DATA_FILES.sellers, status: 301 } satisfies Redirect,
  ...getRedirects(getRecords()).map((redirect): Redirect => ({ ...redirect, status: 302 })),
  ...getContent().redirects.redirects.map(
    ({ from: source, to: destination }): Redirect => ({ source, destination, status: 301 }),
  ),
]

/** Removes Next's runtime, its RSC payloads, its second not-found page, which hosts would serve with 200, and empty folders. */
function removeNextFiles(files: readonly string[]) {
  const pages = new Set(files.filter((file) => file.endsWith('.html')))
  const unused = files.filter(
    (file) =>
      /^_not-found|(?:^|\/)__next\./.test(file) ||
      (file.endsWith('.txt') && pages.has(file.replace(/\.txt$/, '.html'))),
  )
  for (const file of unused) rmSync(path.join(OUT, file))
  rmSync(path.join(OUT, '_next'), { recursive: true })
  const folders = new Set(unused.map((file) => path.dirname(path.join(OUT, file))))
  for (const folder of [...folders].sort().reverse())
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

void publish()
