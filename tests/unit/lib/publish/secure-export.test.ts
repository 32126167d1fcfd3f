// The policy of every page, with the checksums of the files that stand in the export.
import { createHash } from 'node:crypto'
import { secureExport } from '@/lib/publish/secure-export.mjs'
import { makeExport, readExport, removeExports } from '@/tests/unit/made-export'

afterEach(removeExports)

const PAGE = '<head><meta charset="utf-8"/><script src="/_next/a.js"></script></head>'
const SCRIPT = 'alert(1)'
const INTEGRITY = `integrity="sha256-${createHash('sha256').update(SCRIPT).digest('base64')}"`

async function secure(contactEndpoint?: string) {
  const folder = makeExport({ '_next/a.js': SCRIPT, 'index.html': PAGE, 'blog.html': PAGE })
  await secureExport(folder, { contactEndpoint })
  const files = readExport(folder)
  return [files['index.html'] ?? '', files['blog.html'] ?? '']
}

test('each page names the checksum of its script', async () => {
  for (const html of await secure()) {
    expect(html).toContain(`<script src="/_next/a.js" ${INTEGRITY}></script></head>`)
    expect(html).toContain("default-src 'none'; script-src 'self' 'sha256-")
  }
})

test.each([
  ['https://post.example/send?to=us', "connect-src 'self' https://post.example;"],
  [undefined, "connect-src 'self';"],
  ['', "connect-src 'self';"],
])('with the contact endpoint %j every page may send to %s', async (endpoint, directive) => {
  for (const html of await secure(endpoint)) expect(html).toContain(directive)
})

test('a page without a place for its policy stops the build and is named', async () => {
  const folder = makeExport({
    'index.html': '<head><meta charset="utf-8"/></head>',
    'guides/a.html': '<p>A</p>',
  })
  await expect(secureExport(folder, {})).rejects.toThrow('out/guides/a.html: expected a head')
})
