// The desk listens to its own page only, and knows no files but those of content/.
import { findRefusal, parseSaveRequest } from '@/lib/editing/desk/request'

const PORT = 3100
const OWN = { host: 'localhost:3100', origin: 'http://localhost:3100', 'content-type': 'application/json' }

test.each([
  ['the page itself', 'GET', { host: 'localhost:3100' }, undefined],
  ['the page by its number', 'GET', { host: '127.0.0.1:3100' }, undefined],
  ['a save of the page', 'POST', OWN, undefined],
  ['a foreign host name that resolves to this machine', 'GET', { host: 'evil.example:3100' }, 403],
  ['another port', 'GET', { host: 'localhost:3000' }, 403],
  ['a script of another site', 'GET', { host: 'localhost:3100', origin: 'https://evil.example' }, 403],
  ['a save from another site', 'POST', { ...OWN, origin: 'https://evil.example' }, 403],
  ['a save from the preview', 'POST', { ...OWN, origin: 'http://127.0.0.1:4000' }, 403],
  ['a save without an origin', 'POST', { host: OWN.host, 'content-type': 'application/json' }, 403],
  ['a form of another kind', 'POST', { ...OWN, 'content-type': 'text/plain' }, 415],
  ['another method', 'DELETE', OWN, 405],
])('%s', (_, method, headers, status) => {
  expect(findRefusal({ method, headers }, PORT)?.status).toBe(status)
})

const FILE = { file: 'content/providers/t-mates.json', version: 'v', data: {}, blocks: null, images: {} }
const GUIDE = {
  ...FILE,
  file: 'content/guides/a-guide.mdx',
  blocks: [{ origin: 0, kind: 'text', text: 'A' }],
}

const parse = (...files: unknown[]) => parseSaveRequest(JSON.stringify({ files, reason: ' why ' }))

test('a save names files of content/ with their data', () => {
  expect(parse(FILE, GUIDE)).toEqual({ files: [FILE, GUIDE], reason: 'why' })
})

test.each([
  'content/providers/../../package.json',
  'content/providers/..json',
  '../content/faq.json',
  '/content/faq.json',
  'content/schemas/faq.schema.json',
  'content/other.json',
  'content/providers/Name.json',
  'content/guides/a.json',
  'package.json',
])('%s is not a file of the desk', (file) => {
  expect(parse({ ...FILE, file })).toBeNull()
})

test('a save may remove a provider or a guide', () => {
  expect(parse({ ...FILE, data: null })).toMatchObject({ files: [{ file: FILE.file, data: null }] })
  expect(parse({ ...GUIDE, data: null })).toMatchObject({ files: [{ file: GUIDE.file, data: null }] })
})

test('a save may bring images for public/logos/', () => {
  const images = { '/logos/a.svg': 'PHN2Zy8+' }
  expect(parse({ ...FILE, images })).toMatchObject({ files: [{ images }] })
})

test.each([
  ['no data', { ...FILE, data: undefined }],
  ['removing what fixed pages link to', { ...GUIDE, file: 'content/legal/terms.mdx', data: null }],
  ['removing the only file of a kind', { ...FILE, file: 'content/faq.json', data: null }],
  ['removing a new file', { ...FILE, version: null, data: null }],
  ['an image outside public/logos/', { ...FILE, images: { '/favicon.svg': '' } }],
  ['an image that leaves its folder', { ...FILE, images: { '/logos/../a.svg': '' } }],
  ['an image of another kind', { ...FILE, images: { '/logos/a.html': '' } }],
  ['no images', { ...FILE, images: undefined }],
  ['no version', { ...FILE, version: undefined }],
  ['a guide without blocks', { ...GUIDE, blocks: null }],
  [
    'an unknown component',
    { ...GUIDE, blocks: [{ origin: 0, kind: 'component', name: 'Script', props: {}, text: null }] },
  ],
])('%s is refused', (_, file) => {
  expect(parse(file)).toBeNull()
})

test('a body that is not JSON is refused', () => {
  expect(parseSaveRequest('{')).toBeNull()
})
