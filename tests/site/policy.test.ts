// Checks the security policy of every page, header and <meta> combined as in a browser, with Google's csp_evaluator and
// the rules of MDN's HTTP Observatory that a file can break. A missing
// hash causes a console message, which fails every browser test.
import { CspEvaluator } from 'csp_evaluator'
import { Severity, Type } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { expect, test } from 'playwright/test'
import { SECURITY } from '../e2e/host-expectations'
import { readPages } from './read-export'

async function readPolicies() {
  const pages = await readPages()
  return pages.map(({ path, html }) => {
    const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
    return { path, inPage }
  })
}

/** Findings of the evaluator that we accept, and why. */
const ACCEPTED: Record<string, string> = {
  "MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS script-src 'self'":
    'asks whether our host serves JSONP, AngularJS, or uploads: it serves only files of this build',
}

test('csp_evaluator reports nothing but accepted findings', async () => {
  const policies = await readPolicies()
  expect(policies.length).toBeGreaterThan(15)
  for (const { path, inPage } of policies) {
    const { csp } = new CspParser(`${inPage}; ${SECURITY['content-security-policy']}`)
    const findings = new CspEvaluator(csp)
      .evaluate()
      .filter(({ severity }) => severity !== Severity.NONE)
      .map(({ type, severity, directive, value }) =>
        [Severity[severity], Type[type], directive, value].filter(Boolean).join(' '),
      )
    expect([path, findings.filter((finding) => !(finding in ACCEPTED))]).toEqual([path, []])
  }
})

test('every page follows the HTTP Observatory rules that give points', async () => {
  for (const { path, inPage } of await readPolicies()) {
    const directives = inPage.split('; ').map((directive) => directive.split(' '))
    const policy = new Map(directives.map(([name, ...sources]) => [name, sources]))
    expect([path, policy.size, policy.get('default-src')]).toEqual([path, directives.length, ["'none'"]])
    expect(["'self'", "'none'"]).toContain(policy.get('form-action')?.join(' '))
    expect(inPage).not.toMatch(/'unsafe-|\bdata:|\bhttps?:(?!\/\/)|\*/)
  }
})
