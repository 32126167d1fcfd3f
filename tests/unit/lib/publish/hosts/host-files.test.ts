// Which files each host gets, and where they lie.
import path from 'node:path'
import { publishHostFiles } from '@/lib/publish/hosts/host-files.mjs'
import { makeExport, readExport, removeExports } from '@/tests/unit/made-export'

afterEach(removeExports)

async function publish(files: Record<string, string>) {
  const folder = makeExport(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`out/${name}`, text])),
  )
  const hosting = path.join(folder, 'hosting/servers')
  const failure = await publishHostFiles({ out: path.join(folder, 'out'), hosting }).catch(
    ({ message }: Error) => message,
  )
  return { failure, files: readExport(folder) }
}

test('every host is told the redirects; nginx beside the site, the others in it', async () => {
  const { failure, files } = await publish({
    'index.html': 'page',
    'logos/a.svg': 'logo',
    'redirects.json': '[{ "source": "/click/1", "destination": "https://a.example/" }]',
  })
  expect(failure).toBeUndefined()
  expect(files).toEqual({
    'out/index.html': 'page',
    'out/logos/a.svg': 'logo',
    'out/_headers': expect.stringContaining("/*\n  Content-Security-Policy: frame-ancestors 'none'\n"),
    'out/_redirects': '/click/1 https://a.example/ 302\n',
    'out/serve.json': expect.stringContaining('"destination": "https://a.example/"'),
    'hosting/servers/nginx.conf': expect.stringContaining(
      'location = /click/1 {\n    return 302 "https://a.example/";',
    ),
  })
})

test('what browsers keep for a year is named file by file, in one order, so that no host says it of a missing one', async () => {
  const names = 'fbdaecgh'
    .split('')
    .map((letter) => `_next/static/chunks-1/${letter}.js`)
    .concat('_next/static/d.js')
  const { files } = await publish({
    ...Object.fromEntries(names.map((name) => [name, ''])),
    'redirects.json': '[]',
  })
  const kept = [...(files['out/_headers'] ?? '').matchAll(/^(\/_next\S*)\n {2}Cache-Control: .*immutable$/gm)]
  expect(kept.map(([, address]) => address)).toEqual(names.map((name) => `/${name}`).sort())
})

test('files of hosts from an earlier build are no fault, and are written anew', async () => {
  const { failure, files } = await publish({ _headers: 'old', _redirects: 'old', 'redirects.json': '[]' })
  expect(failure).toBeUndefined()
  expect(files['out/_redirects']).toBe('')
})

test('files whose type hosts would have to guess stop the build and are named', async () => {
  const { failure, files } = await publish({
    'redirects.json': '[]',
    'film.mp4': '',
    'logos/old.bmp': '',
    LICENSE: '',
  })
  expect(failure).toBe(
    'lib/publish/hosts/table.mjs, CONTENT_TYPES: there is no type for LICENSE, film.mp4, old.bmp. Add it there.',
  )
  expect(files).not.toHaveProperty(['out/_headers'])
})

test('a redirect that a host could not be told stops the build', async () => {
  const { failure, files } = await publish({
    'redirects.json': '[{ "source": "/click/1", "destination": "http://a.example/" }]',
  })
  expect(failure).toBe(
    'No host can be told this:\n/click/1: not every host can forward to "http://a.example/".',
  )
  expect(files).not.toHaveProperty(['out/_redirects'])
})
