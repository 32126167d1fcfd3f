// Next's adapter: what happens to the export after Next wrote it. Node loads it before any compiler,
// hence plain JavaScript. Later steps join onBuildComplete, each a small function with its own tests.
import path from 'node:path'
import { formatListing, listExport } from './list-export.mjs'
import { removeNotFoundTwin } from './remove-not-found-twin.mjs'

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'weighpoint-publish',
  async onBuildComplete({ projectDir }) {
    const out = path.join(projectDir, 'out')
    await removeNotFoundTwin(out)
    console.log(formatListing(await listExport(out)))
  },
}

export default adapter
