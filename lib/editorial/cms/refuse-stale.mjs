// The forms know a file as it was when the tab was opened. If `npm run content -- --log`, a code editor, or git has changed it
// since, a save would undo that without a word: here it is refused, and the CMS shows the error. Runs in the page of the
// forms, so it imports nothing.

/**
 * The CMS saves by moving a temporary file over the old one. Before that, the old one is compared with what the page last
 * read or wrote.
 */
export function refuseStaleSaves() {
  const files = FileSystemFileHandle.prototype
  // TypeScript does not know `move`; Chrome and Edge, which the forms need, have it.
  const { getFile, move } = /** @type {FileSystemFileHandle & { move: Function }} */ (files)
  /** @type {{ handle: FileSystemFileHandle, version: string }[]} */
  const known = []
  const toVersion = (/** @type {File} */ { lastModified, size }) => `${lastModified} ${size}`

  /** @param {FileSystemFileHandle} handle */
  async function find(handle) {
    for (const entry of known)
      if (entry.handle.name === handle.name && (await entry.handle.isSameEntry(handle))) return entry
    return undefined
  }

  files.getFile = async function () {
    const file = await getFile.call(this)
    const entry = await find(this)
    if (entry) entry.version = toVersion(file)
    else known.push({ handle: this, version: toVersion(file) })
    return file
  }

  Object.assign(files, {
    /** @this {FileSystemFileHandle} @param {FileSystemDirectoryHandle} folder @param {string} name */
    async move(folder, name) {
      const target = await folder.getFileHandle(name).catch(() => undefined)
      const entry = target && (await find(target))
      // A file that the page has never read was made since.
      if (target && entry?.version !== toVersion(await getFile.call(target)))
        throw new Error(
          `${name} has changed on disk since this tab read it, so nothing was saved. Copy what you wrote, reload the tab, and enter it again.`,
        )
      return move.call(this, folder, name)
    },
  })
}
