// The launch check as an operator runs it, in a copy of the project with an export of a few pages.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { settleDocument, settleJson } from '../settled-content'

test.describe.configure({ timeout: 60_000 })

function copyProject(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'weighpoint-launch-'))
  for (const room of ['content', 'lib', 'public'])
    cpSync(room, path.join(directory, room), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, path.join(directory, file))
  symlinkSync(path.resolve('node_modules'), path.join(directory, 'node_modules'))
  return directory
}

function edit(directory: string, file: string, change: (text: string) => string) {
  const target = path.join(directory, file)
  writeFileSync(target, change(readFileSync(target, 'utf8')))
}

function settleContent(directory: string) {
  const content = path.join(directory, 'content')
  for (const file of readdirSync(content).filter((name) => name.endsWith('.json')))
    edit(content, file, (text) => settleJson(file, text))
  for (const folder of ['guides', 'legal'])
    for (const file of readdirSync(path.join(content, folder)))
      edit(content, `${folder}/${file}`, settleDocument)
}

function writeBuild(directory: string) {
  mkdirSync(path.join(directory, 'out'))
  const page = '<link rel="canonical" href="https://weighpoint.com/"/>'
  writeFileSync(path.join(directory, 'out/index.html'), page)
  writeFileSync(
    path.join(directory, 'out/terms-of-service.html'),
    `${page}<p>The contact form of this site is connected: messages are sent to us.</p>`,
  )
}

function runCheck(directory: string) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'launch-check'], {
    cwd: directory,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the project as it stands is not fit to go live, and each kind is told', () => {
  const { status, stdout } = runCheck('.')
  expect(status).toBe(1)
  for (const row of [
    /Stand-in address +content\/site\.json +supportEmail +support@weighpoint\.example/,
    /Stand-in address +content\/providers\.json +providers\[4\]\.websiteUrl +https:\/\/g-plans\.example\//,
    /Stand-in address +out\/\S+ and \d+ more +canonical \(NEXT_PUBLIC_SITE_URL\) +weighpoint\.example/,
    /Stand-in address +out\/_redirects +redirects +g-plans\.example/,
    /Claim without evidence +content\/site\.json +evidence\["quizClaims\.users"\] +“50,000\+ users”/,
    /Illustrative testimonial +content\/testimonials\.json +testimonials\[0\]\.illustrative/,
    /Unchecked price +content\/providers\.json +providers\[0\]\.evidence\.pricing/,
    /Unchecked certificate +content\/providers\.json +providers\[0\]\.evidence\.isLegitScript/,
    /No contact endpoint +out\/contact\.html +NEXT_PUBLIC_CONTACT_ENDPOINT/,
    /Guide without reviewer +content\/guides\/first-month-glp1\.mdx +reviewer +nobody/,
    /Legal page not read by counsel +content\/legal\/privacy-policy\.mdx +reviewedByCounsel +nobody/,
  ])
    expect(stdout).toMatch(row)
  expect(stdout).toMatch(/\n\d\d entries are open\. content\/README\.md, “Before launch”/)
})

test('settled by data, it ends with 0; one thing open again, with 1', () => {
  const directory = copyProject()
  settleContent(directory)
  writeBuild(directory)
  expect(runCheck(directory)).toEqual({
    status: 0,
    stdout: 'Nothing is open: the site is fit to go live.\n',
    stderr: '',
  })

  const index = path.join(directory, 'out/index.html')
  utimesSync(index, new Date('2026-01-01'), new Date('2026-01-01'))
  const old = runCheck(directory)
  expect([old.status, old.stdout]).toEqual([1, expect.stringMatching(/Build out of date +out\/.*older than/)])
})

test('without a build it says so plainly, and how to make one', () => {
  const directory = copyProject()
  settleContent(directory)
  const { status, stdout } = runCheck(directory)
  expect(status).toBe(1)
  expect(stdout).toContain('there is no build. Run `npm run build`, then `npm run launch-check` again.')
  expect(stdout).toContain('1 entry is open.')
})

test('a flag settles nothing: the content refuses it', () => {
  const directory = copyProject()
  edit(directory, 'content/site.json', (text) =>
    text.replace('"evidence": {}', '"evidence": { "quizClaims.users": { "checked": true } }'),
  )
  const { status, stderr } = runCheck(directory)
  expect(status).toBe(1)
  expect(stderr).toContain('evidence.quizClaims.users.checked: there is no such field; it holds true.')
  expect(stderr).toContain('The launch check needs content without faults.')
})
