// Next's adapter: what happens to the export after Next wrote it. Node loads it before any compiler,
// hence plain JavaScript. Later steps join onBuildComplete, each a small function with its own tests.
import path from 'node:path'
import { formatListing, listExport } from './list-export.mjs'
import { publishReadingPages } from './reading-pages.mjs'
import { removeNotFoundTwin } from './remove-not-found-twin.mjs'

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'weighpoint-publish',
  async onBuildComplete({ projectDir, distDir }) {
    const out = path.join(projectDir, 'out')
    await removeNotFoundTwin(out)
    await publishReadingPages({ distDir, out })
    if (!process.env.NEXT_PUBLIC_CONTACT_ENDPOINT) {
      console.warn(
        'Contact form: NEXT_PUBLIC_CONTACT_ENDPOINT is not set, so messages are not delivered. The form only shows that it sends.',
      )
    }
    console.log(formatListing(await listExport(out)))
  },
}

export default adapter
