// Saves of the desk: what changed and nothing else, never anything that the check refuses.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { KIND_NAMES } from '@/lib/content/kinds'
import { openFile, readDesk } from '@/lib/editing/desk/files'
import type { DraftFile } from '@/lib/editing/desk/request'
import { saveFiles } from '@/lib/editing/desk/save'
import { makeEditableContent } from '../../../../fixtures/editable-content'

const T_MATES = 'content/providers/t-mates.json'
const LOG = 'content/changes.json'
const GUIDE = 'content/guides/glp1-cost-breakdown.mdx'
const FAQ = 'content/faq.json'
const SOURCES = 'content/sources.json'

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-12-01T20:00:00Z'), doNotFake: ['performance'] }))
afterEach(() => jest.useRealTimers())

type Own = DraftFile & { data: Record<string, unknown> }

/** The file as the page sends it back, after a change to a copy of its data or blocks. */
function draft(root: string, file: string, edit: (own: Own) => void = () => {}): Own {
  const opened = openFile(root, file)
  if (!opened?.content) throw new Error(file)
  const own = structuredClone({ file, version: opened.version, ...opened.content, images: {} })
  edit(own)
  return own
}

/** Sets a value inside the data. */
const set =
  (...changes: [keys: (string | number)[], value: unknown][]) =>
  ({ data }: Own) => {
    for (const [keys, value] of changes) {
      const group = keys.slice(0, -1).reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), data)
      Reflect.set(Object(group), String(keys.at(-1)), value)
    }
  }

const raisePrice = set([['pricing', 'amount'], 109], [['features', 0], '$109 a month treatment'])

const listFiles = (root: string) => readDesk(root).kinds.flatMap(({ files }) => files.map(({ file }) => file))

const readAll = (root: string) =>
  new Map(listFiles(root).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))

test('every file of content/ stays byte for byte the same when it is opened and saved', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-desk-'))
  cpSync('content', path.join(root, 'content'), { recursive: true })
  const files = listFiles(root)
  expect(files).toHaveLength(
    readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:json|mdx)$/.test(file) && !/^(?:schemas|specified)/.test(file),
    ).length,
  )
  expect(new Set(files.map((file) => file.split(/[/.]/)[1])).size).toBe(KIND_NAMES.length)
  for (const file of files) {
    const { version, ...own } = draft(root, file)
    expect([file, saveFiles(root, { files: [{ ...own, version }], reason: null })]).toEqual([
      file,
      { status: 'unchanged' },
    ])
  }
})

test('a new price asks for its reason, then is written with its entry; nothing else changes', () => {
  const { root, read } = makeEditableContent()
  const before = readAll(root)
  const own = draft(root, T_MATES, raisePrice)
  // The form sends the fields in an order of its own.
  const files = [{ ...own, data: Object.fromEntries(Object.entries(own.data).reverse()) }]
  expect(saveFiles(root, { files, reason: null })).toEqual({
    status: 'needs-reason',
    entries: ['T-Mates, price: $99 a month → $109 a month'],
  })
  expect(readAll(root)).toEqual(before)
  expect(saveFiles(root, { files, reason: 'The sale ended' })).toMatchObject({
    status: 'saved',
    files: [T_MATES, LOG],
  })
  expect(read(T_MATES)).toBe(
    before.get(T_MATES)?.replace('"amount": 99,', '"amount": 109,').replace('"$99 a month', '"$109 a month'),
  )
  expect(JSON.parse(read(LOG)).changes[0]).toEqual({
    date: '2026-12-01',
    provider: 't-mates',
    field: 'pricing',
    from: '$99 a month',
    to: '$109 a month',
    why: 'The sale ended',
  })
  const changed = [...readAll(root)].filter(([file, text]) => before.get(file) !== text)
  expect(changed.map(([file]) => file).sort()).toEqual([LOG, T_MATES])
})

test('a reason that the check refuses is asked for again', () => {
  const { root } = makeEditableContent()
  const before = readAll(root)
  const files = [draft(root, T_MATES, raisePrice)]
  expect(saveFiles(root, { files, reason: 'The provider states a price' })).toEqual({
    status: 'needs-reason',
    problem: expect.stringContaining('"provider states a"'),
    entries: ['T-Mates, price: $99 a month → $109 a month'],
  })
  expect(readAll(root)).toEqual(before)
})

test('a value that the check refuses is not written, and the issue has its field', () => {
  const { root } = makeEditableContent()
  const before = readAll(root)
  const files = [draft(root, T_MATES, set([['pricing', 'amount'], 'ninety'], [['facts', 'refund'], '']))]
  expect(saveFiles(root, { files, reason: 'why' })).toMatchObject({
    status: 'invalid',
    issues: [
      {
        file: T_MATES,
        path: ['data', 'pricing', 'amount'],
        message: expect.stringContaining('It is "ninety" now.'),
      },
      {
        file: T_MATES,
        path: ['data', 'facts', 'refund'],
        message: expect.stringContaining('Fill this in: '),
      },
    ],
  })
  expect(readAll(root)).toEqual(before)
})

test('an error in a text is reported with its block', () => {
  const { root } = makeEditableContent()
  const file = draft(root, GUIDE, ({ blocks }) => {
    const last = blocks?.findLast(({ kind }) => kind === 'text')
    if (last?.kind === 'text') last.text += '\n\nA sum.<Cite id="no-such-source" />'
  })
  const block = file.blocks?.findLastIndex(({ kind }) => kind === 'text')
  expect(saveFiles(root, { files: [file], reason: null })).toMatchObject({
    status: 'invalid',
    issues: [{ file: GUIDE, path: ['blocks', block] }],
  })
})

test('an error that a hand edit left in a text is listed with its block and line, and few of many ids', () => {
  const { root, read } = makeEditableContent()
  const block = openFile(root, GUIDE)?.content?.blocks?.length
  writeFileSync(path.join(root, GUIDE), `${read(GUIDE)}\n## New\n\nA sum.<Cite id="no-such-source" />\n`)
  const message = expect.stringMatching(/use one of [\w-]+, [\w-]+, [\w-]+, … or remove it here/)
  expect(readDesk(root).issues).toEqual([{ file: GUIDE, path: ['blocks', block], line: 2, message }])
  writeFileSync(path.join(root, GUIDE), read(GUIDE).replace(' />', ''))
  expect(readDesk(root).issues).toMatchObject([{ file: GUIDE, message: expect.stringMatching(/not closed/) }])
})

test('a sentence of a guide that ends is due with its place in the form and its page', () => {
  const { root, edit } = makeEditableContent()
  edit(GUIDE, ['\n## ', '\n<Until day="2026-12-05">\n\nIt ends then.\n\n</Until>\n\n## '])
  const blocks = openFile(root, GUIDE)?.content?.blocks ?? []
  const block = blocks.findIndex(({ source }) => source?.includes('It ends then.'))
  expect(readDesk(root).due).toContainEqual(
    expect.objectContaining({
      ...{ file: GUIDE, target: ['blocks', block] },
      where: expect.stringMatching(/\/guides\/[\w-]+$/),
    }),
  )
})

test('all errors in a component are reported with its block and their fields', () => {
  const { root } = makeEditableContent()
  const file = draft(root, GUIDE, ({ blocks }) => {
    const props = { caption: '', columns: ['A', ''], rows: [['1', '2']] }
    blocks?.push({ source: null, kind: 'component', name: 'FigureTable', props, text: null })
  })
  const block = (file.blocks?.length ?? 0) - 1
  expect(saveFiles(root, { files: [file], reason: null })).toMatchObject({
    status: 'invalid',
    issues: [
      { file: GUIDE, path: ['blocks', block, 'props', 'caption'] },
      { file: GUIDE, path: ['blocks', block, 'props', 'columns', 1] },
    ],
  })
})

test('a file that has changed on disk is not overwritten', () => {
  const { root, read, edit } = makeEditableContent()
  const own = draft(root, T_MATES, raisePrice)
  edit(T_MATES, ['"Visit Site"', '"Go"'])
  const now = read(T_MATES)
  expect(saveFiles(root, { files: [own], reason: 'why' })).toEqual({ status: 'conflict', files: [T_MATES] })
  expect(read(T_MATES)).toBe(now)
})

test('two files that need each other are saved together', () => {
  const { root, read } = makeEditableContent()
  const source = draft(root, SOURCES, ({ data }) => {
    const [first] = data.sources as { id: string }[]
    data.sources = [
      ...(data.sources as unknown[]),
      { ...first, id: 'new-source', url: 'https://new.example/' },
    ]
  })
  expect(saveFiles(root, { files: [source], reason: null })).toMatchObject({
    status: 'invalid',
    issues: [{ message: expect.stringContaining('nothing cites "new-source"') }],
  })
  const answer = draft(root, FAQ, ({ data }) => {
    const [first] = data.items as { sources: string[] }[]
    first?.sources.push('new-source')
  })
  expect(saveFiles(root, { files: [source, answer], reason: null })).toMatchObject({ status: 'saved' })
  expect(read(FAQ)).toContain('"new-source"')
})

test('a damaged file does not block a save to another file, which is logged as always', () => {
  const { root, edit } = makeEditableContent()
  edit('content/providers/remedymeds.json', ['{', '{,'])
  const files = [draft(root, T_MATES, raisePrice)]
  expect(saveFiles(root, { files, reason: 'Sale' })).toMatchObject({ status: 'saved', files: [T_MATES, LOG] })
})

test('a new provider is formatted as the linter expects and never overwrites an old one', () => {
  const { root, read } = makeEditableContent()
  const [{ data }, file] = [draft(root, T_MATES), 'content/providers/new-one.json']
  const own = {
    ...data,
    name: 'New',
    websiteUrl: 'https://new.example/',
    pricing: null,
    features: null,
    mainBenefit: null,
    facts: {},
    logo: null,
  }
  const save = (name: string) =>
    saveFiles(root, {
      files: [{ file: name, version: null, data: own, blocks: null, images: {} }],
      reason: null,
    })
  const result = save(file)
  expect(result).toEqual({
    ...{ status: 'saved', files: [file], log: [], outdated: [] },
    opened: [openFile(root, file)],
  })
  expect(read(file)).toMatch(
    /^\{\n {2}"\$schema": "\.\.\/schemas\/providers\.schema\.json",\n {2}"name": "New",/,
  )
  expect(save(T_MATES)).toMatchObject({ status: 'invalid', issues: [{ path: ['data', '(file name)'] }] })
})

test('the first check of a price lists the sentences that it makes false', () => {
  const { root, edit } = makeEditableContent()
  const sentence = 'We have not checked those prices ourselves.'
  edit(GUIDE, ['\n## ', `\n<Unproven about="prices">${sentence}</Unproven> Ask.\n\n## `])
  const check = { source: 'https://t-mates.com/', verifiedOn: '2026-12-01', checkedBy: 'Ada' }
  const files = [draft(root, T_MATES, set([['evidence', 'pricing'], check]))]
  expect(saveFiles(root, { files, reason: null })).toMatchObject({
    outdated: [{ file: GUIDE, text: sentence }],
  })
  const again = [draft(root, T_MATES, set([['ctaText'], 'Go']))]
  expect(saveFiles(root, { files: again, reason: null })).toMatchObject({ outdated: [] })
})

test('a renamed guide takes its links along, and its old address redirects', () => {
  const { root, read } = makeEditableContent()
  const newFile = 'content/guides/what-it-costs.mdx'
  const own = { ...draft(root, GUIDE), newFile }
  expect(saveFiles(root, { files: [own], reason: null })).toMatchObject({ status: 'saved' })
  expect(listFiles(root)).toContain(newFile)
  expect(listFiles(root)).not.toContain(GUIDE)
  expect(JSON.parse(read('content/redirects.json')).redirects).toEqual([
    { from: '/guides/glp1-cost-breakdown', to: '/guides/what-it-costs', reason: 'The page was renamed.' },
  ])
  const second = { ...draft(root, newFile), newFile: 'content/guides/costs.mdx' }
  expect(saveFiles(root, { files: [second], reason: null })).toMatchObject({ status: 'saved' })
  expect(JSON.parse(read('content/redirects.json')).redirects[0]).toMatchObject({ to: '/guides/costs' })
  const back = { ...draft(root, 'content/guides/costs.mdx'), newFile: GUIDE }
  expect(saveFiles(root, { files: [back], reason: null })).toMatchObject({ status: 'saved' })
  expect(JSON.parse(read('content/redirects.json')).redirects).toMatchObject([
    { from: '/guides/what-it-costs', to: '/guides/glp1-cost-breakdown' },
    { from: '/guides/costs', to: '/guides/glp1-cost-breakdown' },
  ])
})

test('a guide whose texts are specified keeps its name', () => {
  const { root, read } = makeEditableContent()
  writeFileSync(path.join(root, 'content/specified.json'), JSON.stringify({ [GUIDE]: { texts: ['GLP-1'] } }))
  const own = { ...draft(root, GUIDE), newFile: 'content/guides/what-it-costs.mdx' }
  expect(saveFiles(root, { files: [own], reason: null })).toMatchObject({
    status: 'invalid',
    issues: [
      { file: GUIDE, path: ['data', '(file name)'], message: expect.stringContaining('keep its name') },
    ],
  })
  expect(read(GUIDE)).toContain('title')
  const fixed = readDesk(root).kinds.flatMap(({ kind, files }) => (kind === 'guides' ? files : []))
  expect(fixed.find(({ file }) => file === GUIDE)?.canRemove).toBe(false)
})

test('a link to this site is saved as a path, which follows a renamed page', () => {
  const { root, read } = makeEditableContent()
  const other = 'content/guides/tirzepatide-vs-semaglutide.mdx'
  const site = 'https://weighpoint.example'
  const text = `See [a](${site}/guides/glp1-cost-breakdown/), [b](${site}), [c](${site}/blog#guides "C"), [d](${site}.com/a).`
  const file = draft(root, other, ({ blocks }) => void blocks?.push({ source: null, kind: 'text', text }))
  expect(saveFiles(root, { files: [file], reason: null })).toMatchObject({ status: 'saved' })
  const short = `See [a](/guides/glp1-cost-breakdown), [b](/), [c](/blog#guides "C"), [d](${site}.com/a).`
  expect(read(other)).toContain(short)
})

test('a renamed provider takes its references and links along, unless links under /click/ lead to it', () => {
  const { root, read } = makeEditableContent()
  const newFile = 'content/providers/tee-mates.json'
  const own = { ...draft(root, T_MATES), newFile }
  const result = saveFiles(root, { files: [own], reason: null })
  expect(result).toMatchObject({ status: 'saved', log: [] })
  expect(listFiles(root)).toContain(newFile)
  expect(read('content/ranking.json')).toContain('"id": "tee-mates"')
  expect(read(LOG)).toContain('"provider": "tee-mates"')
  expect([...readAll(root).values()].join()).not.toContain('"t-mates"')
  expect(JSON.parse(read('content/redirects.json')).redirects).toEqual([
    { from: '/providers/t-mates', to: '/providers/tee-mates', reason: 'The page was renamed.' },
  ])
  const shared = { ...draft(root, 'content/providers/g-plans.json'), newFile: 'content/providers/b.json' }
  expect(saveFiles(root, { files: [shared], reason: null })).toMatchObject({
    status: 'invalid',
    issues: [{ path: ['data', '(file name)'], message: expect.stringContaining('/click/') }],
  })
})

describe('removing a file', () => {
  const remove = (root: string, file: string): DraftFile => ({
    ...draft(root, file),
    data: null,
    blocks: null,
  })

  test('remaining references to a provider are reported, and nothing is written', () => {
    const { root } = makeEditableContent()
    const before = readAll(root)
    const result = saveFiles(root, { files: [remove(root, T_MATES)], reason: null })
    expect(result).toMatchObject({ status: 'invalid' })
    const issues = result.status === 'invalid' ? result.issues : []
    expect(issues.map(({ file, path: keys }) => [file, ...keys].join(' '))).toEqual([
      'content/ranking.json data providers 1 id',
      'content/changes.json data changes 1 provider',
    ])
    expect(issues[0]?.message).toMatch(
      /^there is no "t-mates" in content\/providers\/\. .*, or remove it here\.$/,
    )
    expect(readAll(root)).toEqual(before)
  })

  test('it is removed together with what referred to it', () => {
    const { root } = makeEditableContent()
    const files = [
      remove(root, T_MATES),
      draft(root, 'content/ranking.json', ({ data }) => {
        data.providers = (data.providers as { id: string }[]).filter(({ id }) => id !== 't-mates')
      }),
      draft(root, LOG, ({ data }) => {
        data.changes = (data.changes as { provider: string }[]).filter(
          ({ provider }) => provider !== 't-mates',
        )
      }),
    ]
    expect(saveFiles(root, { files, reason: null })).toMatchObject({ status: 'saved' })
    expect(listFiles(root)).not.toContain(T_MATES)
  })

  test('links to a guide are reported with the block they are in', () => {
    const { root, read } = makeEditableContent()
    const other = 'content/guides/tirzepatide-vs-semaglutide.mdx'
    writeFileSync(
      path.join(root, other),
      `${read(other)}\n## Cost\n\nSee the [cost](/guides/glp1-cost-breakdown).\n`,
    )
    expect(saveFiles(root, { files: [remove(root, GUIDE)], reason: null })).toMatchObject({
      status: 'invalid',
      issues: [
        {
          file: other,
          path: ['blocks', (draft(root, other).blocks?.length ?? 0) - 1],
          message: expect.stringContaining('no page at "/guides/glp1-cost-breakdown"'),
        },
      ],
    })
  })
})

describe('uploading a logo', () => {
  const encode = (text: string) => Buffer.from(text, 'latin1').toString('base64')
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path d="M0 0h9v3z"/></svg>'

  /** The fixture content with a public folder of its own. */
  function makeEditableSite() {
    const site = makeEditableContent()
    rmSync(path.join(site.root, 'public'))
    cpSync('public', path.join(site.root, 'public'), { recursive: true })
    return site
  }
  const save = (root: string, logo: string, text: string) => {
    const file = draft(root, T_MATES, set([['logo'], logo]))
    return saveFiles(root, { files: [{ ...file, images: { [logo]: encode(text) } }], reason: null })
  }

  test.each([
    ['in place of the old one', '/logos/t-mates.svg', SVG],
    ['under a new name', '/logos/t-mates-2026.svg', `<?xml version="1.0"?>\n<!-- drawn -->\n${SVG}`],
  ])('%s', (_, logo, text) => {
    const { root, read } = makeEditableSite()
    const result = save(root, logo, text)
    expect(result).toMatchObject({ status: 'saved' })
    expect(result.status === 'saved' && result.files).toContain(`public${logo}`)
    expect(readFileSync(path.join(root, 'public', logo), 'latin1')).toBe(text)
    expect(read(T_MATES)).toContain(`"logo": "${logo}"`)
  })

  test.each([
    ['a script', '/logos/a.svg', SVG.replace('<path', '<script>1</script><path'), 'without scripts'],
    ["another provider's", '/logos/directmeds.svg', SVG, 'already exists'],
  ])('refused at its field: %s', (_, logo, text, message) => {
    const { root, read } = makeEditableSite()
    const before = read(T_MATES)
    expect(save(root, logo, text)).toMatchObject({
      status: 'invalid',
      issues: [{ file: T_MATES, path: ['data', 'logo'], message: expect.stringContaining(message) }],
    })
    expect(read(T_MATES)).toBe(before)
    expect(readFileSync(path.join(root, 'public/logos/directmeds.svg'), 'utf8')).not.toBe(SVG)
  })

  test('a picture in a text that is too large is named', () => {
    const { root } = makeEditableSite()
    const file = draft(root, GUIDE, ({ blocks }) => {
      blocks?.push({ source: null, kind: 'text', text: '![A pen](/pictures/pen.svg)' })
    })
    const images = { '/pictures/pen.svg': encode(SVG.padEnd(25_000)) }
    expect(saveFiles(root, { files: [{ ...file, images }], reason: null })).toMatchObject({
      issues: [
        {
          file: GUIDE,
          path: ['blocks'],
          message: expect.stringContaining(
            'an image of at most 20 KB. It is "/pictures/pen.svg" with 25 KB now.',
          ),
        },
      ],
    })
  })

  test('an image that the form no longer uses is not written', () => {
    const { root } = makeEditableSite()
    const file = draft(root, T_MATES)
    const images = { '/logos/a.svg': encode(SVG) }
    expect(saveFiles(root, { files: [{ ...file, images }], reason: null })).toEqual({ status: 'unchanged' })
    expect(existsSync(path.join(root, 'public/logos/a.svg'))).toBe(false)
  })
})

test('messages of the check mention the choices in the form', () => {
  const { root } = makeEditableContent()
  const file = draft(root, T_MATES, set([['facts', 'membershipFee'], 'null'], [['ctaText'], undefined]))
  expect(saveFiles(root, { files: [file], reason: null })).toMatchObject({
    status: 'invalid',
    issues: [
      {
        message:
          'This has to be an amount in dollars, 0 if there is no charge. It is "null" now. Write it in digits. If the provider does not say, choose “Not stated”.',
      },
      { message: 'Fill this in: text.' },
    ],
  })
})

test.each([T_MATES, GUIDE])(
  '%s with the line ends and the mark of Windows is saved like any other',
  (file) => {
    const { root, read } = makeEditableContent()
    const before = read(file)
    writeFileSync(path.join(root, file), `\uFEFF${before.replaceAll('\n', '\r\n')}`)
    const own = draft(root, file)
    expect(saveFiles(root, { files: [own], reason: null })).toEqual({ status: 'unchanged' })
    const field = file === T_MATES ? 'ctaText' : 'badge'
    const value = String(own.data[field])
    set([[field], 'Go'])(own)
    expect(saveFiles(root, { files: [own], reason: null })).toMatchObject({ status: 'saved', files: [file] })
    expect(read(file)).toBe(before.replace(`"${value}"`, '"Go"'))
  },
)

test('an error of the whole text is reported at the text', () => {
  const { root } = makeEditableContent()
  const file = draft(root, GUIDE, ({ blocks }) => {
    const last = blocks?.findLast(({ kind }) => kind === 'text')
    if (last?.kind === 'text') last.text += '\n\nAsk your doctor.'.repeat(600)
  })
  expect(saveFiles(root, { files: [file], reason: null })).toMatchObject({
    status: 'invalid',
    issues: [
      { path: ['blocks'], message: expect.stringMatching(/words without drawings\. It is [\d,]+ now\. /) },
    ],
  })
})

test('an error names a missing block as the list of blocks does', () => {
  const { root } = makeEditableContent()
  const file = draft(root, GUIDE, ({ blocks }) => {
    const index = blocks?.findIndex((block) => 'name' in block && block.name === 'WhoShouldNot') ?? -1
    blocks?.splice(index, 1)
  })
  const messages = JSON.stringify(saveFiles(root, { files: [file], reason: null }))
  expect(messages).toContain('Add the block “Who should not take these drugs”.')
  expect(messages).not.toMatch(/<\w/)
})

test('a file that cannot be parsed opens without a form', () => {
  const { root } = makeEditableContent()
  writeFileSync(path.join(root, FAQ), '{ "title"')
  expect(openFile(root, FAQ)).toMatchObject({ content: null })
})

test.each(['site', 'ranking', 'testimonials'])(
  'a damaged %s.json blocks no save, is named with its line, and is restored',
  (kind) => {
    const { root, read, edit } = makeEditableContent()
    const file = `content/${kind}.json`
    const before = read(file)
    const good = draft(root, file)
    edit(file, ['"$schema"', '"a" "b"\n"$schema"'])
    expect(readDesk(root).issues).toContainEqual(
      expect.objectContaining({ file, line: 2, message: expect.stringContaining('missing or extra comma') }),
    )
    const name = draft(root, T_MATES, set([['name'], 'T Mates']))
    expect(saveFiles(root, { files: [name], reason: null })).toMatchObject({ status: 'saved' })
    expect(saveFiles(root, { files: [draft(root, T_MATES, raisePrice)], reason: 'why' })).toMatchObject({
      status: 'saved',
    })
    const version = openFile(root, file)?.version ?? ''
    expect(saveFiles(root, { files: [{ ...good, version }], reason: 'why' })).toMatchObject({
      status: 'saved',
    })
    const { $schema, ...restored } = JSON.parse(read(file))
    expect({ ...JSON.parse(before), ...restored }).toEqual(JSON.parse(before))
    expect($schema).toBe(`./schemas/${kind}.schema.json`)
    expect(JSON.parse(read(LOG)).changes[0]).toMatchObject({ provider: 't-mates', to: '$109 a month' })
  },
)
