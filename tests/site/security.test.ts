// The policy of every page of the export, and what it must not contain.
import { createHash } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { type Page, readPages } from './read-export'

let pages: Page[]

test.beforeAll(async () => {
  pages = await readPages()
})

test('every page has a policy from hashes, without anything unsafe', () => {
  for (const { path, html } of pages) {
    const policy =
      /<head><meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(
        html,
      )?.[1]
    expect([path, policy ?? 'no policy']).toEqual([
      path,
      expect.stringContaining("default-src 'none'; script-src "),
    ])
    expect(policy).not.toMatch(/unsafe|\*|data:|https?:/)
    // Data blocks are not run, and so need no hash.
    for (const [, script = ''] of html.matchAll(
      /<script\b(?![^>]*\ssrc=)(?! type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g,
    )) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    }
    for (const [, style = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    }
  }
})

test('no page has an inline style or an inline handler', () => {
  for (const { path, html } of pages) {
    const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
    expect([path, markup.match(/\s(?:style|on[a-z]+)="[^"]*"/g)]).toEqual([path, null])
  }
})
