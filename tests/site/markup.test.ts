// The markup of every page, judged by html-validate's recommended rules, twice: as React wrote it, where a
// issue in our own nesting shows, and as it is published. html-validate does not know that tags may be left
// out, as the published pages do: there a parser of the HTML standard reads the bytes, reports what is wrong
// with them, and writes the page in full for html-validate.
import { existsSync, readFileSync } from 'node:fs'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { expect, test } from 'playwright/test'
import { completeMarkup, type Page, readPages } from './read-export'

const RULES: ConfigData['rules'] = {
  // A name on a list is allowed and read aloud; the rule only prefers names on interactive elements.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // The quiz's start button is a link underneath, so that it works before the script has arrived. Biome
  // (useSemanticElements) watches for others in the source, and that one says why it is excepted.
  'prefer-native-element': ['error', { exclude: ['button'] }],
  // React names its first script `_R_`, which is no CSS name but a valid id.
  'valid-id': ['error', { relaxed: true }],
}

const REACT_STYLE: ConfigData['rules'] = {
  // How React writes: `charSet`, `<br/>`, `async=""`, `hidden=""`. A browser reads each the same way.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
}

// Off in full pages: how the minifier writes is not asked here, but that its bytes have no parse error.
const PARSER_STYLE: ConfigData['rules'] = {
  // The parser writes `<!doctype html>`, as we publish it; HTML does not tell upper case from lower.
  'doctype-style': ['error', { style: 'lowercase' }],
  // The parser writes `hidden` where React wrote `hidden=""`, but keeps `data-plain=""`.
  'attribute-empty-style': 'off',
}

const makeValidator = (style: ConfigData['rules']) =>
  new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: { ...RULES, ...style } })

async function findIssues(validator: HtmlValidate, html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'page'})`),
  )
}

// Every page against every rule takes a while where the machine is busy.
test.describe.configure({ timeout: 90_000 })

let pages: Page[]

test.beforeAll(async () => {
  pages = await readPages()
})

test('the pages have no issue as React wrote them', async () => {
  const validator = makeValidator(REACT_STYLE)
  const issues: string[] = []
  for (const { path } of pages) {
    const file = `.next/server/app${path === '/' ? '/index' : path === '/404' ? '/_not-found' : path}.html`
    expect([path, existsSync(file)]).toEqual([path, true])
    for (const issue of await findIssues(validator, readFileSync(file, 'utf8')))
      issues.push(`${path}: ${issue}`)
  }
  expect(issues).toEqual([])
})

test('the pages have no issue as published', async () => {
  const validator = makeValidator(PARSER_STYLE)
  const issues: string[] = []
  for (const page of pages) {
    const { html, errors } = completeMarkup(page.html)
    for (const issue of [...errors, ...(await findIssues(validator, html))])
      issues.push(`${page.path}: ${issue}`)
  }
  expect(issues).toEqual([])
})
