import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readContentFiles } from '@/lib/content/read-files'
import { copyFixtureContent } from '../../../fixtures/content-files'
import { readRawContent } from '../../../fixtures/fixture-content'

const { providers } = readRawContent().providers as {
  providers: { logo: string; alsoListedAs: { logo: string } | null }[]
}
const LOGOS = providers.flatMap(({ logo, alsoListedAs }) =>
  alsoListedAs ? [logo, alsoListedAs.logo] : [logo],
)

/** What `use` gives of a folder that holds the fixture content and its pictures. */
function withProject<T>(use: (root: string) => T): T {
  const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-'))
  try {
    copyFixtureContent(root)
    mkdirSync(path.join(root, 'public/logos'), { recursive: true })
    for (const logo of LOGOS) writeFileSync(path.join(root, 'public', logo), '<svg/>')
    return use(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** What an editor is told after `edit` changed something. */
const tell = (edit: (root: string) => void) =>
  withProject((root) => {
    edit(root)
    const { content, faults } = readContentFiles(root)
    return {
      isChecked: content !== null,
      faults: faults.map(({ file, field, message }) => `${file} → ${field}: ${message}`),
    }
  })

const replace = (file: string, from: string, to: string) => (root: string) => {
  const address = path.join(root, file)
  writeFileSync(address, readFileSync(address, 'utf8').replace(from, to))
}

test('the content of the project is read from the folder in which the command runs', () => {
  const { raw, content, faults } = withProject((root) => {
    replace('content/site.json', '"Weighpoint"', '"Elsewhere"')(root)
    jest.spyOn(process, 'cwd').mockReturnValue(root)
    return readContentFiles()
  })
  expect(faults).toEqual([])
  expect(raw.site).toMatchObject({ name: 'Elsewhere', certifier: { name: 'LegitScript' } })
  expect(content?.guides.map(({ slug }) => slug)).toContain('first-month-glp1')
  expect(content?.legal.map(({ slug }) => slug)).toContain('privacy-policy')
})

test('a sound copy has no fault', () => {
  expect(tell(() => {})).toEqual({ isChecked: true, faults: [] })
})

test('a guide or legal page that a program of Windows saved with its mark at the start is read', () => {
  const edit = (root: string) => {
    replace('content/guides/first-month-glp1.mdx', '', '\uFEFF')(root)
    replace('content/legal/privacy-policy.mdx', '', '\uFEFF')(root)
  }
  expect(tell(edit)).toEqual({ isChecked: true, faults: [] })
})

describe('a fault is told once, with its line where it stands in a JSON file', () => {
  test.each([
    [
      'a file that is missing',
      (root: string) => rmSync(path.join(root, 'content/faq.json')),
      'content/faq.json → (whole file): there is no such file. Restore it; every file of content/ is needed.',
    ],
    [
      'a file that cannot be read',
      replace('content/faq.json', '"title":', '"title"'),
      'content/faq.json → line 3: Unexpected string, at «"title" "Questions people ask",». Look for a missing or extra comma, quote or bracket there or just before.',
    ],
    [
      'a file with the mark of a program of Windows, which the build does not read',
      replace('content/site.json', '', '\uFEFF'),
      'content/site.json → line 1: an invisible mark (a BOM) stands before the first character. Save the file as "UTF-8", not as "UTF-8 with BOM".',
    ],
    [
      'a field that stands twice',
      replace('content/site.json', '"name":', '"name": "Twice",\n  "name":'),
      'content/site.json → line 4: this field stands twice in its group: «"name": "Weighpoint",». Remove one of them.',
    ],
    [
      'a wrong value',
      replace('content/site.json', '"Weighpoint"', '5'),
      'content/site.json → name: expected a text, got 5. Put it in quotes. (line 3)',
    ],
    [
      'a field that is missing',
      replace('content/site.json', '"supportEmail": "support@weighpoint.example",', ''),
      'content/site.json → supportEmail: missing: expected an e-mail address. Add the field; see content/schemas for what it holds.',
    ],
    [
      'a picture that is missing',
      (root: string) => rmSync(path.join(root, 'public/logos/t-mates.svg')),
      'content/providers.json → providers[1].logo: there is no file public/logos/t-mates.svg. Add the image, or correct the path. (line 48)',
    ],
    [
      'a field of a guide',
      replace('content/guides/first-month-glp1.mdx', 'badge: "Getting Started Guide"', 'badge: 5'),
      'content/guides/first-month-glp1.mdx → badge: expected a text, got 5. Put it in quotes.',
    ],
  ])('%s', (_, edit, message) => {
    expect(tell(edit)).toEqual({ isChecked: false, faults: [message] })
  })
})
