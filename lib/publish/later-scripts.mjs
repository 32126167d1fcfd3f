// Scripts that a page names carry checksums (secure-export.mjs). Those that the framework fetches later, for
// another page or for a part that loads when it is needed, are created by it without one. The first script of
// the framework is therefore given the checksums of all others and sets them where it adds to the head.
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { COMPILE_HINT } from './compile-early.mjs'
import { editFiles } from './edit-pages.mjs'

const RUNTIME = /\/turbopack-[^/]+\.js$/

/** @param {string} text */
const hash = (text) => createHash('sha256').update(text)

/**
 * The script that checks what is added to the head, in front of the runtime's own.
 * @param {Record<string, string>} checksums  name of a script's file → "sha256-…"
 */
export function checkLater(checksums) {
  return (
    '((h,a)=>{document.head.appendChild=e=>{' +
    'let i=h[(e.src||e.as=="script"&&e.href||"").split("/").pop()];' +
    'if(i)e.integrity=i;return a.call(document.head,e)}' +
    `})(${JSON.stringify(checksums)},document.head.appendChild);\n`
  )
}

/**
 * @param {string} out  folder of the export, whose scripts have their last content and name
 */
export async function checkLaterScripts(out) {
  const names = (await readdir(path.join(out, '_next', 'static'), { recursive: true }))
    .map((name) => `/${name.split(path.sep).join('/')}`)
    .filter((name) => name.endsWith('.js'))
    .sort()
  const runtimes = names.filter((name) => RUNTIME.test(name))
  const [runtime] = runtimes
  if (!runtime || runtimes.length > 1) {
    throw new Error(
      `lib/publish/later-scripts.mjs: expected one script like ${RUNTIME}, found ${runtimes.length}. ` +
        'Next names or splits its first script in another way: find it among _next/static and mend the pattern.',
    )
  }
  /** @param {string} name */
  const read = (name) => readFile(path.join(out, '_next', 'static', name), 'utf8')
  const checksums = Object.fromEntries(
    await Promise.all(
      names
        .filter((name) => name !== runtime)
        .map(async (name) => [path.basename(name), `sha256-${hash(await read(name)).digest('base64')}`]),
    ),
  )
  const text = (await read(runtime)).replace(COMPILE_HINT, () => COMPILE_HINT + checkLater(checksums))
  // Its name has to follow its content, as that of every file which browsers keep for a year.
  const before = path.basename(runtime)
  const after = `${path.basename(runtime, '.js')}-${hash(text).digest('hex').slice(0, 8)}.js`
  const file = path.join(out, '_next', 'static', runtime)
  await writeFile(file, text)
  await rename(file, path.join(path.dirname(file), after))
  await editFiles(out, ['.html', '.txt'], (page) => page.replaceAll(before, after))
}
