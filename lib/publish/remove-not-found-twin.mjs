// Next writes the not-found page twice: 404.html, which hosts serve with status 404, and
// /_not-found, which they would serve with status 200. The second is no page of this site.
import { rm } from 'node:fs/promises'
import path from 'node:path'

const TWIN = ['_not-found.html', '_not-found.txt', '_not-found']

/** @param {string} directory  folder of the export */
export async function removeNotFoundTwin(directory) {
  await Promise.all(TWIN.map((name) => rm(path.join(directory, name), { recursive: true, force: true })))
}
