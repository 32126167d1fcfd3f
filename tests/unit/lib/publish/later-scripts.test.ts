// Scripts that the framework fetches after the page: checked like those that the page names.
import { createHash } from 'node:crypto'
import vm from 'node:vm'
import { COMPILE_HINT } from '@/lib/publish/compile-early.mjs'
import { checkLater, checkLaterScripts } from '@/lib/publish/later-scripts.mjs'
import { makeExport, readExport, removeExports } from '@/tests/unit/made-export'

afterEach(removeExports)

type Added = { src?: string; as?: string; href?: string; integrity?: string }

/** What is added to a head that checks: each as it arrives there. */
function addToHead(elements: Added[]): Added[] {
  const head = {
    added: [] as Added[],
    appendChild(element: Added) {
      this.added.push(element)
      return element
    },
  }
  const run = `${checkLater({ 'a.js': 'sha256-A' })};elements.map(e => document.head.appendChild(e))`
  const returned = vm.runInNewContext(run, { document: { head }, elements })
  expect([...returned]).toEqual(head.added)
  return head.added
}

test('a script that is added to the head, and the notice that one will be, get their checksum', () => {
  expect(
    addToHead([
      { src: 'https://weighpoint.example/_next/static/chunks-1/a.js' },
      { as: 'script', href: '/_next/static/chunks-1/a.js' },
    ]).map(({ integrity }) => integrity),
  ).toEqual(['sha256-A', 'sha256-A'])
})

test('nothing else that is added is changed', () => {
  const others = [{ src: '/b.js' }, { href: '/a.css' }, { as: 'style', href: '/a.js' }, {}]
  expect(addToHead(others.map((one) => ({ ...one })))).toEqual(others)
})

const checksum = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const FOLDER = '_next/static/chunks-1'

test('the first script of the framework knows the checksums of all others, and is named by its content', async () => {
  const files = (later: string) => ({
    'index.html': '<script src="/_next/static/chunks-1/turbopack-x.js"></script>',
    'index.txt': '"turbopack-x.js"',
    [`${FOLDER}/turbopack-x.js`]: `${COMPILE_HINT}start()`,
    [`${FOLDER}/b.js`]: later,
    '_next/static/id/c.js': 'c',
    [`${FOLDER}/d.css`]: 'd',
  })
  const publish = async (later: string) => {
    const out = makeExport(files(later))
    await checkLaterScripts(out)
    return readExport(out)
  }
  const published = await publish('b')
  const name = /turbopack-x-[0-9a-f]{8}\.js/.exec(published['index.html'] ?? '')?.[0] ?? ''
  const checksums = { 'b.js': checksum('b'), 'c.js': checksum('c') }
  expect(published).toEqual({
    ...files('b'),
    'index.html': `<script src="/_next/static/chunks-1/${name}"></script>`,
    'index.txt': `"${name}"`,
    [`${FOLDER}/turbopack-x.js`]: undefined,
    [`${FOLDER}/${name}`]: `${COMPILE_HINT}${checkLater(checksums)}start()`,
  })
  expect(Object.keys(await publish('b'))).toEqual(Object.keys(published))
  expect(Object.keys(await publish('changed'))).not.toEqual(Object.keys(published))
})

test.each([
  ['no', []],
  ['two', ['turbopack-x.js', 'turbopack-y.js']],
])('%s first script stops the build and says what to look for', async (_, names) => {
  const out = makeExport({
    [`${FOLDER}/b.js`]: 'b',
    ...Object.fromEntries(names.map((name) => [`${FOLDER}/${name}`, COMPILE_HINT])),
  })
  await expect(checkLaterScripts(out)).rejects.toThrow(
    `expected one script like /\\/turbopack-[^/]+\\.js$/, found ${names.length}. Next names or splits its first script in another way: find it among _next/static and mend the pattern.`,
  )
})
