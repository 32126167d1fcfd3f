// The launch check as an operator runs it, in a copy of the project with fixture content and an export of two pages. What
// is still open in content/ itself is for the operator to resolve and must not fail these tests.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { copyProject, editFile } from '../fixtures/copy-project'
import { makeDocumentLaunchReady, makeJsonLaunchReady } from '../fixtures/launch-ready'

test.describe.configure({ timeout: 60_000 })

function makeContentLaunchReady(directory: string) {
  const content = path.join(directory, 'content')
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  for (const file of readdirSync(content).filter((name) => name.endsWith('.json')))
    editFile(content, file, (text) => makeJsonLaunchReady(file, text, inAMonth))
  for (const file of readdirSync(path.join(content, 'providers')))
    editFile(content, `providers/${file}`, (text) => makeJsonLaunchReady(`providers/${file}`, text))
  for (const folder of ['guides', 'legal'])
    for (const file of readdirSync(path.join(content, folder)))
      editFile(content, `${folder}/${file}`, makeDocumentLaunchReady)
}

const LAUNCH_READY_PAGE =
  '<link rel="canonical" href="https://weighpoint.com/"/><p>The contact form of this site is connected: messages are sent to us.</p>'

function writeBuild(directory: string, host: string, files: Record<string, string>) {
  mkdirSync(path.join(directory, 'out'))
  const page = `<link rel="canonical" href="https://${host}/"/>`
  for (const [file, text] of Object.entries({ 'index.html': page, 'terms-of-service.html': page, ...files }))
    writeFileSync(path.join(directory, 'out', file), text)
}

function runCheck(directory: string) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'launch-check'], {
    cwd: directory,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('content and a build that are not launch-ready fail, and every kind of open entry is listed', () => {
  const directory = copyProject()
  writeBuild(directory, 'weighpoint.example', { _redirects: '/click/5 https://g-plans.example/ 302\n' })
  const { status, stdout } = runCheck(directory)
  expect(status).toBe(1)
  for (const row of [
    /Stand-in address +content\/site\.json +supportEmail +support@weighpoint\.example/,
    /Stand-in address +content\/providers\/g-plans\.json +websiteUrl +https:\/\/g-plans\.example\//,
    /Stand-in address +out\/\S+ and \d+ more +canonical \(NEXT_PUBLIC_SITE_URL\) +weighpoint\.example/,
    /Stand-in address +out\/_redirects +redirects +g-plans\.example/,
    /Claim without evidence +content\/site\.json +evidence\["quizClaims\.users"\] +“50,000\+ users”/,
    /Illustrative testimonial +content\/testimonials\.json +testimonials\[0\]\.illustrative/,
    /Unchecked price +content\/providers\/remedymeds\.json +evidence\.pricing/,
    /Unchecked certificate +content\/providers\/remedymeds\.json +evidence\.certificate/,
    /No contact endpoint +out\/contact\.html +NEXT_PUBLIC_CONTACT_ENDPOINT/,
    /Guide without reviewer +content\/guides\/first-month-glp1\.mdx +reviewer +nobody/,
    /Legal page not read by counsel +content\/legal\/privacy-policy\.mdx +reviewedByCounsel +nobody/,
  ])
    expect(stdout).toMatch(row)
  expect(stdout).toMatch(/\n\d\d entries are open\. content\/README\.md, “Before launch”/)
})

test('it exits with 0 when nothing is open, and with 1 when one entry is', () => {
  const directory = copyProject()
  makeContentLaunchReady(directory)
  writeBuild(directory, 'weighpoint.com', { 'terms-of-service.html': LAUNCH_READY_PAGE })
  expect(runCheck(directory)).toEqual({
    status: 0,
    stdout: 'Nothing is open: the site is ready to go live.\n',
    stderr: '',
  })

  const index = path.join(directory, 'out/index.html')
  utimesSync(index, new Date('2026-01-01'), new Date('2026-01-01'))
  const old = runCheck(directory)
  expect([old.status, old.stdout]).toEqual([1, expect.stringMatching(/Build out of date +out\/.*older than/)])
})

test('without a build, it says so and how to make one', () => {
  const directory = copyProject()
  makeContentLaunchReady(directory)
  const { status, stdout } = runCheck(directory)
  expect(status).toBe(1)
  expect(stdout).toContain('there is no build. Run `npm run build`, then `npm run launch-check` again.')
  expect(stdout).toContain('1 entry is open.')
})
