// `npm run contributor`: what CONTRIBUTING.md promises, tried on a fresh clone of HEAD. Each edit is made as a
// contributor would make it, the command is run that a contributor would run, and what came out is judged: the
// right page, or the right message. Prints a table; exit code 1 when a promise is not kept. Takes a few builds.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createJiti } from 'jiti'
import { parse } from 'node-html-parser'
import { chromium } from 'playwright'
import { cloneHead } from './clone-head.mjs'
import { startHost } from './start-host.mjs'

const PICTURES = path.resolve('test-results/contributor')
const LONG_NAME =
  'Northwestern Metabolic Health and Weight Management Partners Pneumonoultramicroscopicsilicovolcanoconiosis'
const PHONE = { width: 320, height: 700 }

const clone = path.join(mkdtempSync(path.join(tmpdir(), 'weighpoint-contributor-')), 'site')
/** @type {{ step: string, edit: string, out: string, ok: boolean }[]} */
const rows = []

const read = (/** @type {string} */ file) => readFileSync(path.join(clone, file), 'utf8')
const write = (/** @type {string} */ file, /** @type {string} */ text) => {
  mkdirSync(path.dirname(path.join(clone, file)), { recursive: true })
  writeFileSync(path.join(clone, file), text)
}

/** `any`: a contributor edits JSON by hand, and nothing checks it before the build. @param {string} file @param {(value: any) => void} change */
function editJson(file, change) {
  const value = JSON.parse(read(file))
  change(value)
  write(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** Runs what a contributor would type. @param {string} command */
function type(command) {
  const { status, stdout, stderr } = spawnSync(command, { cwd: clone, shell: true, encoding: 'utf8' })
  return { isFine: status === 0, said: `${stdout}\n${stderr}` }
}

/** What a reader sees on a page, without its scripts. @param {string} page */
function readText(page) {
  const root = parse(read(`out/${page}.html`))
  for (const element of root.querySelectorAll('script, style')) element.remove()
  return root.textContent.replace(/\s+/g, ' ')
}

/** The line that says `pattern`, or the last lines. @param {string} said @param {RegExp} pattern */
const quote = (said, pattern) =>
  said
    .split('\n')
    .find((line) => pattern.test(line))
    ?.trim() ?? said.trim().split('\n').slice(-6).join(' ')

/** @param {string} step @param {string} edit @param {string} out @param {boolean} ok */
function note(step, edit, out, ok) {
  rows.push({ step, edit, out, ok })
  console.log(`${ok ? '✓' : '✗'} ${step}\n    edit: ${edit}\n    came out: ${out}`)
}

function startAnew() {
  spawnSync('git', ['checkout', '--quiet', '.'], { cwd: clone })
  spawnSync('git', ['clean', '--quiet', '-fd'], { cwd: clone })
}

/** A price changes in one place; the build asks for a line in the log, and then it is new wherever it stood. */
function changePrice() {
  editJson('content/providers.json', ({ providers }) => {
    providers[0].pricing.amount = 189
  })
  const asked = type('npm run -s content')
  const wanted = /changes\.json.*add an entry on top: (\{.*\})/
  const sketch = wanted.exec(asked.said)?.[1]
  const edit = 'content/providers.json: "amount": 179 → 189'
  note('change a price', edit, quote(asked.said, wanted), !asked.isFine && sketch !== undefined)
  if (!sketch) return

  // The entry is copied from the message; the day and the reason are filled in.
  editJson('content/changes.json', ({ changes }) => {
    changes.unshift({ ...JSON.parse(sketch), date: changes[0].date, why: 'The provider raised its price' })
    if (changes[1].provider === changes[0].provider) changes[0].date = nextDay(changes[1].date)
  })
  const built = type('npm run -s build')
  const edits = 'the entry from the message, into content/changes.json'
  if (!built.isFine) return note('… and tell the reader', edits, quote(built.said, /→/), false)
  const log = /\$179 a month, \$100 off the first month/g
  const pages = readdirSync(path.join(clone, 'out'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\.html$/, ''))
  const isOld = (/** @type {string} */ page) => /\$179|\$2,048/.test(readText(page).replace(log, ''))
  const stale = pages.filter(isOld)
  const places = {
    'home label': readText('index').includes('$189'),
    card: readText('bestofmonth').includes('$189/month'),
    'first year': readText('bestofmonth').includes('$2,168'),
    sum: readText('bestofmonth').includes('12 months × $189 = $2,268'),
    'quiz results': readText('findquiz1-results').includes('$189/month'),
    'personalized ranking': readText('personalized-ranking').includes('$189/month'),
    feed: read('out/feed.xml').includes('$189 a month'),
  }
  const missing = Object.entries(places).flatMap(([place, isThere]) => (isThere ? [] : [place]))
  const out = [
    `$189 on: ${Object.keys(places)
      .filter((place) => !missing.includes(place))
      .join(', ')}`,
    missing.length > 0 ? `not on: ${missing.join(', ')}` : '',
    stale.length > 0 ? `old price still on ${stale.join(', ')}` : 'the old price stands in the log only',
  ]
  note('… and tell the reader', edits, out.filter(Boolean).join('; '), missing.length + stale.length === 0)
}

/** @param {string} day */
function nextDay(day) {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/** A name of 100 letters and no price: every page that lists it holds it on the narrowest phone. */
async function addProvider() {
  editJson('content/providers.json', ({ providers }) => {
    const last = providers.at(-1)
    const rank = providers.length + 1
    providers.push({
      ...last,
      id: 'long-name',
      rank,
      name: LONG_NAME,
      alsoListedAs: null,
      mainBenefit: 'Nothing stated',
      features: ['Nothing stated'],
      pricing: null,
      websiteUrl: 'https://long-name.example/',
      linkThroughOwnHost: false,
      evidence: {},
    })
  })
  const edit = `content/providers.json: an entry with a name of ${LONG_NAME.length} letters and "pricing": null`
  const built = type('npm run -s build')
  if (!built.isFine) return note('add a provider', edit, quote(built.said, /→/), false)
  const host = await startHost(clone)
  /** @type {{ findBrowser: () => { executablePath: string } | null }} */
  const { findBrowser } = await createJiti(import.meta.url).import('../e2e/find-browser.ts')
  const browser = await chromium.launch({
    executablePath: findBrowser()?.executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const seen = []
  try {
    const page = await browser.newPage({ viewport: PHONE })
    for (const address of [
      '/',
      '/bestofmonth',
      '/findquiz1-results',
      '/personalized-ranking',
      '/calculator',
    ]) {
      await page.goto(host.url + address, { waitUntil: 'load' })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      seen.push({ address, overflow, text: await page.locator('main').innerText() })
    }
    await page.goto(`${host.url}/bestofmonth`, { waitUntil: 'load' })
    mkdirSync(PICTURES, { recursive: true })
    await page.locator('#long-name').screenshot({ path: path.join(PICTURES, 'long-name.png') })
  } finally {
    await browser.close()
    host.stop()
  }
  const wide = seen.filter(({ overflow }) => overflow > 0).map(({ address }) => address)
  const listed = seen.filter(({ text }) => text.includes(LONG_NAME)).map(({ address }) => address)
  const silent = seen
    .filter(({ address, text }) => listed.includes(address) && !/Price not stated/i.test(text))
    .map(({ address }) => address)
  const ok = wide.length + silent.length === 0 && listed.length >= 4
  const out = [
    `named on ${listed.join(', ')} at ${PHONE.width} px`,
    wide.length > 0 ? `wider than the phone: ${wide.join(', ')}` : 'no page wider than the phone',
    silent.length > 0 ? `price passed over on ${silent.join(', ')}` : 'each says “Price not stated”',
    `picture: ${path.relative('.', path.join(PICTURES, 'long-name.png'))}`,
  ]
  note('add a provider', edit, out.join('; '), ok)
}

/** A guide of ours under another name. @param {string} title */
const makeGuide = (title) =>
  read('content/guides/first-month-glp1.mdx')
    .replace(/^order: .*$/m, 'order: 6')
    .replace(/^title: .*$/m, `title: "${title}"`)

/** An invented source is refused, by file, line and name. */
function addGuideWithUnknownSource() {
  const text = `${makeGuide('My Guide')}\nA study says so.<Cite id="a-study-i-remember" />\n`
  write('content/guides/my-guide.mdx', text)
  const { isFine, said } = type('npm run -s content')
  const line = text.split('\n').findIndex((each) => each.includes('a-study-i-remember')) + 1
  const wanted = new RegExp(`my-guide\\.mdx.*\\b${line}\\b.*a-study-i-remember`)
  const edit = 'content/guides/my-guide.mdx, citing "a-study-i-remember"'
  note('add a guide with an unknown source', edit, quote(said, wanted), !isFine && wanted.test(said))
}

/** Too long to read, and too heavy a script: the budget names page, figure and limit. */
function breakBudget() {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  let seed = 1
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed
  }
  const word = () => Array.from({ length: 7 }, () => letters[random() % letters.length]).join('')
  const words = (/** @type {number} */ count) => Array.from({ length: count }, word).join(' ')
  write('content/guides/too-long.mdx', `${makeGuide('Too Long')}\n${words(3_000)}.\n`)
  write(
    'app/too-heavy/page.tsx',
    `'use client'\n// A client component because it is to be too heavy.\nexport default function Page() {\n  return <button onClick={() => alert('${words(5_000)}')}>Read</button>\n}\n`,
  )
  const built = type('npm run -s build')
  const { isFine, said } = built.isFine ? type('npm run -s budget') : built
  for (const [page, limit, edit] of [
    ['/guides/too-long', 'htmlAndCss', 'content/guides/too-long.mdx, 3,000 words too long'],
    ['/too-heavy', 'ownScript', 'app/too-heavy/page.tsx, 40 KB of script'],
  ]) {
    const wanted = new RegExp(`^${page} .*${limit} \\d+ is over \\d+`)
    const out = quote(said, wanted).replace(/\s+/g, ' ')
    note(
      'add a page that breaks the budget',
      String(edit),
      out,
      !isFine && said.split('\n').some((each) => wanted.test(each)),
    )
  }
}

cloneHead(clone)
const only = process.argv[2]
for (const step of [changePrice, addProvider, addGuideWithUnknownSource, breakBudget]) {
  if (only && step.name !== only) continue
  await step()
  startAnew()
}
rmSync(path.dirname(clone), { recursive: true, force: true })
console.log('\n| step | edit | what came out | ok |\n|---|---|---|---|')
for (const { step, edit, out, ok } of rows)
  console.log(`| ${[step, edit, out.replaceAll('|', '\\|'), ok ? 'yes' : '**no**'].join(' | ')} |`)
const failed = rows.filter(({ ok }) => !ok).length
console.log(`\n${rows.length - failed} kept, ${failed} not kept.`)
process.exitCode = failed > 0 ? 1 : 0
