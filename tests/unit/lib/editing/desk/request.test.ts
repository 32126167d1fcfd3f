// The desk listens to its own page only, and knows no files but those of content/.
import { checkOrigin, Refusal, readBody, saveRequest } from '@/lib/editing/desk/request'

const OWN = { host: 'localhost:3100', origin: 'http://localhost:3100', 'content-type': 'application/json' }
const PAGE = '/secret/'

test.each([
  ['the page itself', 'GET', { host: 'localhost:3100' }, PAGE, undefined],
  ['the page by its number', 'GET', { host: '127.0.0.1:3100' }, PAGE, undefined],
  ['a save of the page', 'POST', OWN, PAGE, undefined],
  ['a program that does not know the token', 'GET', { host: 'localhost:3100' }, '/', 403],
  ['a program with a wrong token', 'POST', OWN, '/secret2/', 403],
  ['a foreign host name that resolves to this machine', 'GET', { host: 'evil.example:3100' }, PAGE, 403],
  ['another port', 'GET', { host: 'localhost:3000' }, PAGE, 403],
  ['a script of another site', 'GET', { host: 'localhost:3100', origin: 'https://evil.example' }, PAGE, 403],
  ['a save from the preview', 'POST', { ...OWN, origin: 'http://127.0.0.1:4000' }, PAGE, 403],
  ['a save without an origin', 'POST', { ...OWN, origin: undefined }, PAGE, 403],
  ['a form of another kind', 'POST', { ...OWN, 'content-type': 'text/plain' }, PAGE, 415],
  ['another method', 'DELETE', OWN, PAGE, 405],
])('%s', (_, method, headers, url, status) => {
  const ask = () => checkOrigin({ method, headers, url }, 3100, 'secret')
  if (status === undefined) expect(ask).not.toThrow()
  else expect(ask).toThrow(expect.objectContaining({ status }))
})

const FILE = { file: 'content/providers/t-mates.json', version: 'v', data: {}, blocks: null, images: {} }
const BLOCK = { source: 'A', kind: 'text', text: 'A' }
const BOX = { source: null, kind: 'component', name: 'FigureTable', props: {}, text: null }
const GUIDE = { ...FILE, file: 'content/guides/a-guide.mdx', blocks: [BLOCK, BOX] }

async function* inParts(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}

const parse = (...files: unknown[]) =>
  readBody(inParts(JSON.stringify({ files, reason: ' why ' })), saveRequest)

test('a save names files of content/ with their data; it may remove a guide, and rename one or a record', async () => {
  const removed = { ...GUIDE, data: null, blocks: null }
  const renamed = { ...GUIDE, newFile: 'content/guides/b.mdx' }
  const record = { ...FILE, newFile: 'content/providers/b.json' }
  const files = [FILE, GUIDE, removed, renamed, record]
  expect(await parse(...files)).toEqual({ files, reason: 'why' })
})

test.each<[string, object]>([
  ...[
    'content/providers/../../package.json',
    '../content/faq.json',
    '/content/faq.json',
    'content/schemas/faq.schema.json',
    'content/providers/Name.json',
    'content/guides/a.json',
    'package.json',
  ].map((file): [string, object] => [file, { ...FILE, file }]),
  ['a legal page to remove', { ...FILE, file: 'content/legal/privacy-policy.mdx', data: null }],
  ['a file to remove that is not there', { ...FILE, version: null, data: null }],
  ['an image outside of its folder', { ...FILE, images: { '/logos/../a.svg': '' } }],
  ['a text without blocks', { ...GUIDE, blocks: null }],
  ['an unknown component', { ...GUIDE, blocks: [{ ...BOX, name: 'Script' }] }],
  ['a guide that becomes a provider', { ...GUIDE, newFile: 'content/providers/b.json' }],
  ['a new name for a legal page', { ...GUIDE, file: 'content/legal/a.mdx', newFile: 'content/legal/b.mdx' }],
])('refused: %s', async (_, file) => {
  await expect(parse(file)).rejects.toThrow(expect.objectContaining({ status: 400 }))
})

test('a body that is too large, or not JSON, is refused with a message', async () => {
  const megabyte = 'x'.repeat(1_000_000)
  const large = readBody(inParts(...Array<string>(11).fill(megabyte)), saveRequest)
  await expect(large).rejects.toThrow(/These changes have 11 MB; the desk accepts 10 MB.*Nothing was written/)
  await expect(readBody(inParts('{'), saveRequest)).rejects.toThrow(Refusal)
})
