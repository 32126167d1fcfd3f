// Next's adapter: what happens to the export after Next wrote it. Node loads it before any compiler,
// hence plain JavaScript. For now it lists what was published; later steps join onBuildComplete.
import path from 'node:path'
import { formatListing, listExport } from './list-export.mjs'

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'weighpoint-publish',
  async onBuildComplete({ projectDir }) {
    console.log(formatListing(await listExport(path.join(projectDir, 'out'))))
  },
}

export default adapter
