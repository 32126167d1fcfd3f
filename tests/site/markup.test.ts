// Validates the markup of every page twice by html-validate's recommended rules: as React rendered it, which shows errors
// in our nesting, and as published. Published pages omit optional tags, which html-validate does not support, so an HTML
// parser reads them first, reports parse errors, and writes out the full page.
import { existsSync, readFileSync } from 'node:fs'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { expect, test } from 'playwright/test'
import { completeMarkup, keepOneOfKind, type Page, readPages } from './read-export'

const RULES: ConfigData['rules'] = {
  // A list may have a label, and screen readers announce it; the rule only prefers labels on interactive elements.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // The quiz's start button is a link underneath, so that it works before the script has arrived. Biome
  // (useSemanticElements) finds others in the source, where this one is suppressed with a reason.
  'prefer-native-element': ['error', { exclude: ['button'] }],
  // React gives its first script the id `_R_`. HTML allows that; the strict rule wants a letter first.
  'valid-id': ['error', { relaxed: true }],
}

const REACT_STYLE: ConfigData['rules'] = {
  // React's style: `charSet`, `<br/>`, `async=""`, `hidden=""`. Browsers parse them the same way.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
}

// For full pages: the minifier's style does not matter, only that its output has no parse errors.
const PARSER_STYLE: ConfigData['rules'] = {
  // The parser writes `hidden=""`, and `data-plain=""`.
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
}

const makeValidator = (style: ConfigData['rules']) =>
  new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: { ...RULES, ...style } })

const TEMPLATE = /<template data-from[^>]*>(.*?)<\/template>/gs

/** Of the page, and of what takes the place of a part of it from a later day on: the page never has both. */
async function findIssues(validator: HtmlValidate, html: string): Promise<string[]> {
  const issues: string[] = []
  const later = [...html.matchAll(TEMPLATE)].map(([, content = '']) => content)
  for (const part of [html.replace(TEMPLATE, ''), ...later])
    for (const { messages } of (await validator.validateString(part)).results)
      for (const { ruleId, message, selector } of messages)
        issues.push(`${ruleId}: ${message} (${selector ?? 'page'})`)
  return issues
}

// Checking every page against every rule takes a while on a busy machine.
test.describe.configure({ timeout: 90_000 })

let pages: Page[]

test.beforeAll(async () => {
  pages = await readPages()
})

test('pages are valid as React rendered them', async () => {
  const validator = makeValidator(REACT_STYLE)
  const issues: string[] = []
  for (const { path } of keepOneOfKind(pages)) {
    const file = `.next/server/app${path === '/' ? '/index' : path === '/404' ? '/_not-found' : path}.html`
    expect([path, existsSync(file)]).toEqual([path, true])
    for (const issue of await findIssues(validator, readFileSync(file, 'utf8')))
      issues.push(`${path}: ${issue}`)
  }
  expect(issues).toEqual([])
})

test('pages are valid as published', async () => {
  const validator = makeValidator(PARSER_STYLE)
  const issues: string[] = []
  for (const page of pages) {
    const { html, errors } = completeMarkup(page.html)
    for (const issue of [...errors, ...(await findIssues(validator, html))])
      issues.push(`${page.path}: ${issue}`)
  }
  expect(issues).toEqual([])
})

test('every option has a value: a translator changes its text, which would be sent instead', () => {
  for (const { path, html } of pages)
    expect([path, html.match(/<option(?![^>]*\bvalue\b)[^>]*>/g) ?? []]).toEqual([path, []])
})
