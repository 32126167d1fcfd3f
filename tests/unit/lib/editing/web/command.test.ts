import { issueAt } from '@/lib/content/issue'
import { readContent } from '@/lib/content/read'
import { runCommand } from '@/lib/editing/web/command'
import { getFixtureContent, readRawContent, toRawContent } from '../../../../fixtures/fixture-content'

jest.mock('@/lib/content/read', () => ({
  ...jest.requireActual('@/lib/content/read'),
  readContent: jest.fn(),
}))

const RAW = toRawContent(readRawContent())

beforeEach(() => {
  jest.mocked(readContent).mockReturnValue({ content: getFixtureContent(), issues: [], raw: RAW })
})

const REPORT = { text: 'as text', json: { as: 'json' }, isFine: true }

/** What the command prints, and its exit code. */
async function run(args: string[], isFine = true, check = async () => ({ ...REPORT, isFine })) {
  const print = jest.spyOn(console, 'log').mockImplementation()
  const complain = jest.spyOn(console, 'error').mockImplementation()
  const code = await runCommand('links', args, check)
  return { code, out: print.mock.calls.join('\n'), errors: complain.mock.calls.join('\n') }
}

test.each([
  [[], true, { code: 0, out: 'as text', errors: '' }],
  [[], false, { code: 1, out: 'as text', errors: '' }],
  [['--json'], true, { code: 0, out: '{\n  "as": "json"\n}', errors: '' }],
])('%s, fine: %s', async (args, isFine, expected) => {
  expect(await run(args, isFine)).toEqual(expected)
})

test('an unknown option prints the usage', async () => {
  const { code, errors } = await run(['--quick'])
  expect(errors).toMatch(/'--quick'[\s\S]*Usage: npm run links -- \[--json\]\n/)
  expect(code).toBe(2)
})

test('content errors are listed, and nothing is fetched', async () => {
  const issues = [issueAt('content/site.json', ['name'], 'expected a name.')]
  jest.mocked(readContent).mockReturnValue({ content: null, issues, raw: RAW })
  const { code, errors } = await run([])
  expect(errors).toContain('content/site.json → name: expected a name.')
  expect(code).toBe(2)
})

test('without a network there is one sentence, not one failure per page', async () => {
  const failure = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
  const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed', { cause: failure }))
  const complain = jest.spyOn(console, 'error').mockImplementation()
  const code = await runCommand('links', [], async (_content, _raw, fetchPages) => {
    await fetchPages(['https://a.com/', 'https://b.com/'])
    return REPORT
  })
  expect(complain.mock.calls).toEqual([[expect.stringMatching(/^No network: none of 2 hosts/)]])
  expect(code).toBe(2)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('other failures of a check are not mistaken for a missing network', async () => {
  const check = async () => Promise.reject(new Error('a bug'))
  await expect(runCommand('links', [], check)).rejects.toThrow('a bug')
})

test('sites learn who asks: our name without spaces, and our address', async () => {
  const content = getFixtureContent()
  const named = { ...content, site: { ...content.site, name: 'Weigh Point!' } }
  jest.mocked(readContent).mockReturnValue({ content: named, issues: [], raw: RAW })
  const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'))
  jest.spyOn(console, 'log').mockImplementation()
  await runCommand('links', [], async (_content, _raw, fetchPages) => {
    await fetchPages(['https://a.com/'])
    return REPORT
  })
  expect(fetch).toHaveBeenCalledWith(
    'https://a.com/robots.txt',
    expect.objectContaining({
      headers: expect.objectContaining({
        'user-agent': expect.stringMatching(/^WeighPointCheck\/1\.0 \(\+https?:\/\/\S+\)$/),
      }),
    }),
  )
})
