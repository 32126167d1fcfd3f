// A Next adapter that publishes the pages after `next build` writes its export. Node loads this file without a
// compiler, so it is plain JavaScript; load-publishing-facts.mjs loads the TypeScript in lib/content and lib/seo.
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleIslands } from './bundle-islands.mjs'
import { readDisplayFont } from './display-font.mjs'
import { formatListing, readPages } from './exported-pages.mjs'
import { publishHostFiles } from './hosts/host-files.mjs'
import { loadFacts } from './load-publishing-facts.mjs'
import { applySteps } from './steps.mjs'
import { parseStyleSheet, readStyleSheet } from './used-css.mjs'

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'weighpoint-publish',
  async onBuildComplete({ projectDir, distDir }) {
    const [out, hosting] = [path.join(projectDir, 'out'), path.join(projectDir, 'hosting')]
    const content = await loadFacts(projectDir)
    const pages = await readPages({ distDir, out })
    const islands = await bundleIslands(projectDir, pages)
    const css = await readStyleSheet(out, pages)
    const font = await readDisplayFont(css, path.join(out, '_next', 'static', 'media'))
    const facts = { ...content, islands, font, styleSheet: parseStyleSheet(css) }
    const published = pages.map((page) =>
      applySteps({ ...page, script: islands.entries.get(page.path) }, facts),
    )

    await removeNextFiles(out)
    await mkdir(path.join(out, 'assets'), { recursive: true })
    await Promise.all([
      ...published.map(({ file, html }) => writeFile(path.join(out, file), html)),
      ...[islands.react, font, ...published.flatMap(({ assets = [] }) => assets)].map(
        ({ address, content }) => writeFile(path.join(out, address), content),
      ),
    ])
    await publishHostFiles({ out, hosting, redirects: content.redirects })
    if (!content.contactEndpoint) {
      console.warn(
        'Contact form: NEXT_PUBLIC_CONTACT_ENDPOINT is not set, so messages are not delivered. The form only simulates sending.',
      )
    }
    console.log(formatListing(pages))
  },
}

/**
 * Removes Next's runtime, its RSC payloads (the .txt of every page and the __next.* files), and the second copy of the
 * not-found page, which hosts would serve with status 200. Also removes folders that are empty afterward.
 * @param {string} out
 */
async function removeNextFiles(out) {
  const names = await readdir(out, { recursive: true })
  const pages = new Set(names.filter((name) => name.endsWith('.html')))
  const unused = names.filter(
    (name) =>
      /^_next$|^_not-found|(?:^|[/\\])__next\./.test(name) ||
      (name.endsWith('.txt') && pages.has(name.replace(/\.txt$/, '.html'))),
  )
  for (const name of unused) await rm(path.join(out, name), { recursive: true, force: true })
  const folders = names.filter((name) => pages.has(`${name}.html`)).sort()
  for (const name of folders.reverse()) await rmdir(path.join(out, name)).catch(() => {}) // contains other pages
}

export default adapter
