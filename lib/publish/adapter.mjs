// Next's adapter: what happens to the export after Next wrote it. Node loads it before any compiler,
// hence plain JavaScript. Each step is a small function with its own tests.
import path from 'node:path'
import { compactPayload } from './compact-payload.mjs'
import { compileEarly } from './compile-early.mjs'
import { dropStyleFallbacks } from './drop-style-fallbacks.mjs'
import { editPages } from './edit-pages.mjs'
import { publishFound } from './found.mjs'
import { publishHostFiles } from './hosts/host-files.mjs'
import { checkLaterScripts } from './later-scripts.mjs'
import { formatListing, listExport } from './list-export.mjs'
import { nameChunks } from './name-chunks.mjs'
import { publishReadingPages } from './reading-pages.mjs'
import { removeNotFoundTwin } from './remove-not-found-twin.mjs'
import { secureExport } from './secure-export.mjs'

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'weighpoint-publish',
  async onBuildComplete({ projectDir, distDir }) {
    const out = path.join(projectDir, 'out')
    const endpoint = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT
    await removeNotFoundTwin(out)
    await dropStyleFallbacks(out)
    await compileEarly(out)
    await nameChunks(out)
    await checkLaterScripts(out)
    await publishReadingPages({ distDir, out })
    await publishFound({ projectDir, out })
    await editPages(out, compactPayload)
    await secureExport(out, { contactEndpoint: endpoint })
    await publishHostFiles({ out, hosting: path.join(projectDir, 'hosting') })
    if (!endpoint) {
      console.warn(
        'Contact form: NEXT_PUBLIC_CONTACT_ENDPOINT is not set, so messages are not delivered. The form only shows that it sends.',
      )
    }
    console.log(formatListing(await listExport(out)))
  },
}

export default adapter
