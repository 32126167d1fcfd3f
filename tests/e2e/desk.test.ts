// An editor's round at the desk, in a real browser and a copy of the project with a bare repository: what is still true,
// a changed price, a fact, drafts that survive, publishing, and taking back. Nothing that was typed is lost.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect as baseExpect, type Locator, type Page, test } from 'playwright/test'
import type { Kind } from '../../lib/content/kinds'
import { openFile as readContentFile, readDesk } from '../../lib/editing/desk/files'
import { saveFiles } from '../../lib/editing/desk/save'
import { installPackages } from '../../lib/editing/install-packages.mjs'
import { copyCheckout } from '../fixtures/copy-checkout'
import { findFreePort } from '../fixtures/free-port'

// Saving checks all of content/.
const expect = baseExpect.configure({ timeout: 20_000 })

const WHO = ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.com']
const T_MATES = 'content/providers/t-mates.json'
const GUIDE = 'content/guides/glp1-cost-breakdown.mdx'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let root: string
let bare: string
let port: string
let desk: ChildProcess
let address: string
const problems: string[] = []
/** What the desk asked, and was answered. */
const asked: string[] = []

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', [...WHO, ...args], { cwd: folder, encoding: 'utf8' }).trim()
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test.beforeAll(async () => {
  test.setTimeout(120_000)
  installPackages('lib/editing/desk')
  root = copyCheckout()
  bare = mkdtempSync(path.join(tmpdir(), 'weighpoint-bare-'))
  git(bare, 'init', '-q', '--bare', '-b', 'main')
  git(root, 'init', '-q', '-b', 'main')
  git(root, 'add', '-A')
  git(root, 'commit', '-qm', 'Start')
  git(root, 'remote', 'add', 'origin', bare)
  git(root, 'push', '-q', 'origin', 'main')
  port = String(await findFreePort())
  await startDesk()
})

test.afterAll(() => {
  desk?.kill()
  for (const folder of [root, bare]) if (folder) rmSync(folder, { recursive: true, force: true })
})

test.beforeEach(({ page }) => {
  page.on('request', (request) => {
    if (!request.url().startsWith(`http://localhost:${port}/`)) problems.push(request.url())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return dialog.accept(dialog.type() === 'prompt' ? 'The sale ended' : undefined)
  })
})

async function startDesk() {
  const program = ['node_modules/jiti/lib/jiti-cli.mjs', 'lib/editing/desk/desk-cli.ts', '--no-preview']
  desk = spawn('node', program, {
    cwd: root,
    env: { ...process.env, PORT: port, DESK_PUBLISHES_DIRECTLY: 'yes' },
  })
  address = await new Promise<string>((resolve, reject) => {
    let output = ''
    for (const stream of [desk.stdout, desk.stderr])
      stream?.on('data', (text: Buffer) => {
        output += text
        const [found] = /http:\/\/localhost:\S+/.exec(output) ?? []
        if (found) resolve(found)
      })
    desk.once('exit', () => reject(new Error(`the desk exited:\n${output}`)))
  })
}

async function openFile(page: Page, name: string) {
  await page.goto(address)
  await page.getByRole('navigation', { name: 'Files' }).getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const status = (page: Page) => page.getByRole('region', { name: 'Save' }).getByRole('status')
/** A text as it is seen: with chips instead of citations. */
const readText = (text: Locator) =>
  text.evaluate(({ children }) => Array.from(children, ({ textContent }) => textContent).join('\n'))
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('the desk’s page has no type errors', () => {
  // `npm run types` skips it, because its packages are installed with the desk.
  const args = ['node_modules/typescript/bin/tsc', '-p', 'lib/editing/desk', '--incremental', 'false']
  expect(() => execFileSync('node', args, { encoding: 'utf8' })).not.toThrow()
})

test('only somebody who knows the address of the desk gets an answer', async ({ request }) => {
  expect((await request.get(`http://localhost:${port}/`)).status()).toBe(403)
  expect((await request.get(address)).status()).toBe(200)
})

test('opening files changes none of them, and the page itself does not scroll', async ({ page }) => {
  await page.goto(address)
  const files = page.getByRole('navigation', { name: 'Files' }).getByRole('listitem').getByRole('button')
  await files.first().waitFor()
  for (const button of await files.filter({ hasNotText: /^\+ New|^To do|^What I changed/ }).all()) {
    await button.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText((await button.textContent()) ?? '')
  }
  await expect(page.getByText('not saved')).toHaveCount(0)
  const excess = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(await excess()).toBe(0)
  await page.setViewportSize({ width: 640, height: 450 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640)
})

test('an unchanged price is marked as still true in place, and the name is remembered', async ({ page }) => {
  await page.goto(address)
  await page.getByLabel('Your name').fill('Ada Example')
  await page.getByRole('button', { name: /^Still true: DirectMeds, price/ }).click()
  await expect(page.getByText(/^DirectMeds, price: .*never checked/)).toHaveCount(0)
  expect(JSON.parse(read('content/providers/directmeds.json')).evidence.pricing.checkedBy).toBe('Ada Example')
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Example')
})

test('“Changed” opens the entry of a list at its field', async ({ page }) => {
  await page.goto(address)
  await page
    .getByRole('button', { name: /^Changed: .*only reported/ })
    .first()
    .click()
  await expect(page.locator(':focus')).toHaveAttribute('id', /^form_data_sources_\d+_read$/)
})

test('a changed price is refused next to the sentence with the old one, then saved with a reason', async ({
  page,
}) => {
  await page.goto(address)
  await page.getByRole('button', { name: /^Changed: T-Mates, price/ }).click()
  await field(page, 'Amount').fill('109')
  await page.keyboard.press('Control+s')
  const feature = field(page, 'Features 1')
  await expect(feature).toHaveAccessibleDescription(/It is "\$99" now\. Correct the sentence or the price\./)
  await expect(field(page, 'Amount'), 'still typing').toBeFocused()
  await page
    .getByRole('alert', { name: /^Not saved: / })
    .getByRole('button')
    .first()
    .click()
  await feature.fill('$109 a month treatment')
  await save(page)
  await expect(status(page)).toContainText(`Saved ${T_MATES}`)
  expect(asked).toEqual([expect.stringContaining('$99 a month → $109 a month')])
  expect(JSON.parse(read('content/changes.json')).changes[0].why).toBe('The sale ended')
})

test('what is typed while a save is checked stays in the form', async ({ page }) => {
  await openFile(page, 'JoinFridays')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/save', async (route) => {
    await held
    await route.continue()
  })
  await field(page, 'Button').fill('Go')
  await save(page)
  await expect(status(page)).toHaveText(/Checking/)
  await field(page, 'Button').fill('Go there')
  release()
  await expect(status(page)).toContainText('Saved content/providers/joinfridays.json')
  await expect(field(page, 'Button')).toHaveValue('Go there')
  expect(JSON.parse(read('content/providers/joinfridays.json')).ctaText).toBe('Go')
  await page.getByRole('button', { name: 'Discard my changes' }).click()
  await expect(field(page, 'Button')).toHaveValue('Go')
})

test('a text that a save splits keeps the focus and what is typed on', async ({ page }) => {
  await openFile(page, 'GLP-1 Side Effects: What Is Common, What Is Not')
  const before = read('content/guides/glp1-side-effects.mdx')
  const text = page.getByRole('textbox', { name: 'Text 1', exact: true })
  const start = await readText(text)
  const words = ' goes on while the save is checked, and after it. '.repeat(4)
  await text.press('Control+End')
  await page.keyboard.type('\n\n## New')
  await page.keyboard.press('Control+s')
  await page.keyboard.type(words, { delay: 15 })
  await expect(status(page)).toContainText('Saved content/guides/glp1-side-effects.mdx')
  await page.keyboard.type('The end')
  await expect(text).toBeFocused()
  await expect.poll(() => readText(text)).toBe(`${start}\n\n## New${words}The end`)
  await expect(page.getByText('Also changed elsewhere')).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Not saved; kept in this browser')).toHaveCount(0)
  await expect(status(page)).toContainText('Saved content/guides/glp1-side-effects.mdx')
  expect(read('content/guides/glp1-side-effects.mdx')).toContain(`## New${words}The end\n`)
  writeFileSync(path.join(root, 'content/guides/glp1-side-effects.mdx'), before)
})

test('a key pressed in the moment in which a save ends stays where it was typed', async ({ page }) => {
  await openFile(page, 'GLP-1 Side Effects: What Is Common, What Is Not')
  const before = read('content/guides/glp1-side-effects.mdx')
  const text = page.getByRole('textbox', { name: 'Text 1', exact: true })
  const start = await readText(text)
  await text.press('Control+End')
  await page.keyboard.type('\n\n## More')
  await page.evaluate(() => {
    const read = Response.prototype.json
    // After the answer is known, before it is drawn.
    Response.prototype.json = async function () {
      const answer = await read.call(this)
      const press = (turns: number): unknown =>
        turns > 0 ? queueMicrotask(() => press(turns - 1)) : document.execCommand('insertText', false, 'i')
      if (this.url.endsWith('/api/save')) press(50)
      return answer
    }
  })
  await page.keyboard.press('Control+s')
  await expect(status(page)).toContainText('Saved content/guides/glp1-side-effects.mdx')
  await page.keyboard.type('ts end')
  expect(await readText(text)).toBe(`${start}\n\n## Moreits end`)
  writeFileSync(path.join(root, 'content/guides/glp1-side-effects.mdx'), before)
})

test('a draft survives a crash of the tab and a restart of the desk, and a hand edit shows at its field', async ({
  page,
}) => {
  await openFile(page, 'DirectMeds')
  await field(page, 'Name').fill('My name')
  await field(page, 'Button').fill('My button')
  const stopped = once(desk, 'exit')
  desk.kill()
  await stopped
  await startDesk()
  const file = 'content/providers/directmeds.json'
  writeFileSync(path.join(root, file), read(file).replace('"Visit Site"', '"Their button"'))
  await page.goto(address)
  await page.getByText('What you have not saved is still here.').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'DirectMeds', exact: true }).click()
  await expect(field(page, 'Name')).toHaveValue('My name')
  await expect(field(page, 'Button')).toHaveValue('My button')
  await expect(page.getByRole('alert').filter({ hasText: 'Their button' })).toBeVisible()
  await page.getByRole('button', { name: 'Take the other' }).click()
  await save(page)
  await expect(status(page)).toContainText(`Saved ${file}`)
  expect(JSON.parse(read(file))).toMatchObject({ name: 'My name', ctaText: 'Their button' })
})

test('each tab keeps what is typed there, and a closed one leaves it to the next', async ({
  page,
  context,
}) => {
  await openFile(page, 'RemedyMeds')
  await field(page, 'Name').fill('My name')
  const other = await context.newPage()
  await openFile(other, 'RemedyMeds')
  await expect(field(other, 'Name')).toHaveValue('RemedyMeds')
  await field(other, 'Button').fill('Other button')
  await save(other)
  await expect(status(other)).toContainText('Saved content/providers/remedymeds.json')
  await page.close()
  for (const _ of ['after the tab was closed', 'after a reload']) {
    await other.reload()
    await expect(field(other, 'Name')).toHaveValue('My name')
    await expect(field(other, 'Button')).toHaveValue('Other button')
  }
})

test('a cell or checkboxes changed here and by hand show both versions', async ({ page }) => {
  const change = (file: string, from: string | RegExp, to: string) => {
    const before = read(file)
    writeFileSync(path.join(root, file), before.replace(from, to))
    expect(read(file)).not.toBe(before)
    return () => writeFileSync(path.join(root, file), before)
  }
  const notes = page.getByRole('alert').filter({ hasText: 'The other version is' })
  const guide = 'content/guides/glp1-side-effects.mdx'
  const restoreGuide = change(
    guide,
    /$/,
    '\n<FigureTable caption="Shots" columns={["Effect", "A"]} rows={[["Nausea", "44"], ["Pain", "20"]]} />\n',
  )
  await page.goto(`${address}#${guide}`)
  await page.locator('summary', { hasText: 'Shots' }).click()
  const cell = page.getByRole('textbox', { name: /row 1, column 2$/ })
  await cell.fill('45')
  await page.getByRole('button', { name: 'Unsaved text' }).click()
  const unsaved = page.getByRole('table', { name: 'Shots' })
  await expect(unsaved.getByRole('row', { name: 'Nausea 45' })).toBeVisible()
  await page.getByRole('button', { name: 'Move down: Columns 1' }).click()
  await expect(unsaved.getByRole('row', { name: '45 Nausea' }), 'cells under their headings').toBeVisible()
  await page.getByRole('button', { name: 'Move up: Columns 2' }).click()
  change(guide, '"44"', '"43"')
  await save(page)
  await expect(notes).toContainText('43')
  await expect(page.getByText('Your version is: 45')).toBeVisible()
  await page.getByRole('button', { name: 'Move down: row 1' }).click()
  await page.getByRole('button', { name: 'Take the other' }).click({ timeout: 5000 })
  await expect(page.getByRole('textbox', { name: /row 2, column 2$/ })).toHaveValue('43')
  restoreGuide()

  const trials = 'content/projection.json'
  await page.goto(`${address}#${trials}`)
  await page.locator('summary', { hasText: 'SURMOUNT-1' }).first().click({ timeout: 5000 })
  const boxes = page.getByRole('group', { name: 'Dosages' }).getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  await expect(boxes.first()).toBeChecked()
  await boxes.first().uncheck({ timeout: 5000 })
  await boxes.last().check()
  const restore = change(trials, '"dosages": ["low"]', '"dosages": ["theirs"]')
  await save(page)
  await expect(notes).toContainText('theirs')
  await expect(page.getByText('Your version is:')).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(notes).toHaveCount(0)
  restore()
})

test('✕, a citation, and a visit to another form can be taken back', async ({ page }) => {
  await openFile(page, 'RemedyMeds')
  await page.getByRole('button', { name: 'Remove: Features 1' }).click()
  const first = field(page, 'Features 1')
  await expect(first).not.toHaveValue('Same price for all doses')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(first).toHaveValue('Same price for all doses')
  await page.getByRole('button', { name: 'GLP-1 Cost Breakdown' }).click()
  const text = page.getByRole('textbox', { name: 'Text 1', exact: true })
  const before = await readText(text)
  const cite = page.getByLabel('Cite a source at the cursor: Text 1', { exact: true })
  const source = ((await cite.locator('option').nth(1).textContent()) ?? '').replace(/ \([\w-]+\)$/, '')
  await cite.selectOption({ index: 1 })
  await expect.poll(() => readText(text)).toBe(source + before)
  await text.press('Control+z')
  await expect.poll(() => readText(text)).toBe(before)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RemedyMeds')
})

test('a citation is a chip with the name of its source, which one key removes and Ctrl+Z brings back', async ({
  page,
}) => {
  const file = 'content/guides/glp1-side-effects.mdx'
  const original = read(file)
  const [one, two] = JSON.parse(read('content/sources.json')).sources
  const before = `${original}\nA fact.<Cite id={["${one.id}", "${two.id}"]} />   One *more*  fact.<Cite id="${one.id}" />\n`
  writeFileSync(path.join(root, file), before)
  await openFile(page, 'GLP-1 Side Effects: What Is Common, What Is Not')
  const text = page.getByRole('textbox', { name: /^Text \d+$/ }).last()
  const chips = text.locator('mark')
  const chip = chips.first()
  const label = `${one.label}, ${two.label}`
  await expect(chip).toHaveText(label)
  await expect(chip).toHaveAttribute('title', `${one.id}, ${two.id}`)
  const shown = await readText(text)
  expect(shown).toContain(`A fact.${label}   One *more*  fact.${one.label}`)
  const { width = 0, height = 0 } = (await chip.boundingBox()) ?? {}
  await chip.click({ position: { x: width - 2, y: height / 2 } })
  await page.keyboard.press('Backspace')
  await expect(chips).toHaveCount(1)
  expect(await readText(text)).toBe(shown.replace(label, ''))
  await page.keyboard.press('Control+z')
  await expect(chips).toHaveCount(2)
  expect(await readText(text)).toBe(shown)
  await expect(page.getByText('Not saved; kept in this browser')).toHaveCount(0)
  await text.press('Control+End')
  await page.keyboard.type(' Ask first.')
  await save(page)
  await expect(status(page)).toContainText(`Saved ${file}`)
  expect(read(file)).toBe(before.replace(/\n$/, ' Ask first.\n'))
  writeFileSync(path.join(root, file), original)
})

/** A list and a table as Word copies them. */
const WORD = `<p class=MsoListParagraph><span style="mso-list:Ignore">·</span>A <b>bold</b> entry</p>
<p class=MsoListParagraph><span style="mso-list:Ignore">·</span>A <span style="font-weight:700">second</span> entry</p>
<table><tr><td><p>Drug</p></td><td><p>Form</p></td></tr><tr><td><b>Wegovy</b></td><td>A pen</td></tr><tr><td>Zepbound</td><td><p>Two</p>lines</td></tr></table>
<table><tr><td>Dose</td><td>Week</td></tr><tr><td>Low</td><td>First</td></tr></table>`

test('a list and a table from Word, and a picture, come into a guide as they are written there', async ({
  page,
}) => {
  await openFile(page, 'GLP-1 Cost Breakdown')
  const text = page.getByRole('textbox', { name: /^Text \d+$/ }).last()
  await text.press('Control+End')
  await text.evaluate((field, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, WORD)
  const captions = page.getByRole('textbox', { name: /Caption$/ })
  await expect(captions.nth(-2)).toBeFocused()
  await page.keyboard.type('Forms')
  await captions.last().fill('Doses')
  expect(asked.at(-1)).toContain('cells of a table are plain text')
  await text.press('Control+End')
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
  const picture = page.getByLabel(/^Add a picture: Text/).last()
  await picture.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.alloc(20_001) })
  await expect.poll(() => asked.at(-1)).toContain('A picture may have 20 KB; photo.png has 21 KB.')
  await picture.setInputFiles({ name: 'My Chart (1).svg', mimeType: 'image/svg+xml', buffer })
  await expect(text).toContainText(/!\[The sale ended\]\(\/pictures\/my-chart-1\.svg\)\s*$/)
  const another = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>')
  await picture.setInputFiles({ name: 'My Chart (1).svg', mimeType: 'image/svg+xml', buffer: another })
  await expect(text).toContainText(/\(\/pictures\/my-chart-1-2\.svg\)\s*$/)
  await text.press('Control+End')
  await page.keyboard.type('One entry\nTwo')
  await page.keyboard.press('Shift+ArrowUp')
  await page.getByRole('button', { name: 'List', exact: true }).last().click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('as saved')
  await page.getByRole('button', { name: 'Unsaved text' }).click()
  await expect(preview).toContainText('as typed, not saved')
  const unsaved = preview.getByRole('article')
  await expect(unsaved.getByRole('listitem').filter({ hasText: 'A bold entry' })).toBeVisible()
  await expect(unsaved.getByRole('img', { name: 'The sale ended' })).toHaveCount(2)
  await expect(unsaved.getByRole('row', { name: 'Wegovy A pen' })).toBeVisible()
  await save(page)
  await expect(status(page)).toContainText(`Saved ${GUIDE}`)
  expect(read(GUIDE)).toContain('-   A **bold** entry\n-   A **second** entry')
  expect(read(GUIDE)).toContain(')\n\n- One entry\n- Two\n\n<')
  expect(read(GUIDE)).toContain('<FigureTable caption="Forms"')
  expect(read(GUIDE)).toContain('<FigureTable caption="Doses"')
  expect(read('public/pictures/my-chart-1.svg')).toContain('viewBox="0 0 9 9"')
  expect(read('public/pictures/my-chart-1-2.svg')).toContain('viewBox="0 0 8 8"')
  expect(read(GUIDE)).toContain('["Zepbound", "Two lines"]')
})

test('what changed is listed in words, taken back file by file, and published to a branch', async ({
  page,
}) => {
  await openFile(page, 'GLP-1 Cost Breakdown')
  const last = page.getByRole('textbox', { name: /^Text \d+$/ }).last()
  await last.press('Control+End')
  await page.keyboard.type('\n\nA newcomer added this sentence.')
  await save(page)
  await expect(status(page)).toContainText(`Saved ${GUIDE}`)
  await page.getByRole('button', { name: 'What I changed' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('price $99 a month → $109 a month')
  await expect(main).toContainText('added “A newcomer added this sentence.”')
  await page.getByRole('button', { name: 'Take back: GLP-1 Cost Breakdown' }).click()
  await expect(status(page)).toContainText(`Taken back: ${GUIDE}.`)
  expect(read(GUIDE)).toBe(git(root, 'show', `main:${GUIDE}`).concat('\n'))
  await page.getByLabel('Your name').fill('Ada Example')
  await page.getByLabel('What did you change, and why?').fill('November prices')
  await page.route('**/api/publish', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...(await response.json()), address: 'https://host.example/compare' },
    })
  })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(status(page)).toContainText(/Sent to the branch desk\/ada-example-/)
  const [branch = ''] = /desk\/[\w-]+/.exec((await status(page).textContent()) ?? '') ?? []
  expect(git(bare, 'log', '-1', '--format=%an: %s', branch)).toBe('Ada Example: November prices')
  expect(git(bare, 'show', `${branch}:${T_MATES}`)).toContain('"amount": 109')
  await expect(main).toContainText('Nothing since the last publication.')
  await page.reload()
  await expect(main).toContainText(`Sent to the branch ${branch} on `)
  const comparison = page.getByRole('link', { name: 'Open the comparison to ask for publication' })
  await expect(comparison).toHaveAttribute('href', 'https://host.example/compare')
})

test('an older version is shown and restored, also of a file that was damaged by hand', async ({ page }) => {
  writeFileSync(path.join(root, T_MATES), read(T_MATES).replace('"name": "T-Mates",', '"name": "T-Mates'))
  await page.goto(`${address}#${T_MATES}`)
  const errors = page.getByRole('alert', { name: /^This file: one error/ })
  await expect(errors).toContainText(/Line \d/)
  await page.getByRole('button', { name: /^Show: .*November prices/ }).click()
  await expect(page.getByText(/^Since then: /)).toBeVisible()
  await page.getByRole('button', { name: /^Restore: .*November prices/ }).click()
  await expect(field(page, 'Amount')).toHaveValue('109')
  await save(page)
  await expect(status(page)).toContainText(`Saved ${T_MATES}`)
  expect(JSON.parse(read(T_MATES)).name).toBe('T-Mates')
  expect(problems).toEqual([])
})

type Data = Record<string, unknown>

const first = (list: unknown, at = 0): Data => Reflect.get(Object(list), at)

/** What changes in the kinds that have no sentence to add a word to. The texts of the others are specified. */
const EDITS: Partial<Record<Kind, (data: Data) => unknown>> = {
  providers: (data) =>
    Object.assign(data, { ctaText: 'See the Site', facts: { ...Object(data.facts), membershipFee: 25 } }),
  ranking: (data) => Object.assign(first(data.providers, 1), { rating: 9.3 }),
  changes: (data) => Object.assign(first(data.changes), { why: 'Listed first' }),
  sources: (data) => Object.assign(first(data.sources), { publisher: 'Another publisher' }),
  'maker-prices': (data) => Object.assign(first(data.drugs), { reported: 'November 2026' }),
  posts: (data) =>
    Object.assign(first(data.posts), { excerpt: 'The ranking of this month, with every price.' }),
  // The menus and the calculator consist of specified texts, except for these.
  navigation: ({ footer }) => Object.assign(first(Object(footer).resources.links, 1), { label: 'All Posts' }),
  projection: (data) => Object.assign(data, { compoundedNotice: `${data.compoundedNotice} Ask first.` }),
  redirects: (data) =>
    (data.redirects as unknown[]).push({ from: '/top', to: '/bestofmonth', reason: 'An old link.' }),
}

/** Adds a word to the first sentence of a file. Returns whether it has one. */
function addWord(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  for (const [key, own] of Object.entries(value)) {
    const isSentence = typeof own === 'string' && /^[A-Z][^{}$\d]{30,130}\.$/.test(own)
    if (isSentence) Reflect.set(value, key, own.replace(/\.$/, ' today.'))
    if (isSentence || addWord(own)) return true
  }
  return false
}

/** The tests in tests/site that an edit could fail; the others are about code. */
const SITE_CHECKS = ['export', 'guides', 'links', 'prices', 'read-aloud', 'seo', 'structured-data']

test('every kind of content, edited as the desk does, passes the build and the checks of the site', async () => {
  test.setTimeout(400_000)
  const copy = copyCheckout()
  for (const part of ['content', 'tests', 'playwright.config.ts'])
    cpSync(part, path.join(copy, part), { recursive: true, filter: (file) => !file.endsWith('node_modules') })
  const { kinds } = readDesk(copy)
  const edited = kinds.flatMap(({ kind, files }) => {
    const opened = readContentFile(copy, files[0]?.file ?? '')
    if (!opened?.content) return []
    const { data, blocks } = structuredClone(opened.content)
    const edit = EDITS[kind as Kind]
    if (edit) edit(data)
    else if (!addWord(data)) return []
    return [{ file: opened.file, version: opened.version, data, blocks, images: {} }]
  })
  expect(edited).toHaveLength(kinds.length)
  const result = saveFiles(copy, { files: edited, reason: 'A test' })
  expect(result).toMatchObject({ status: 'saved' })
  execFileSync('npm', ['run', '-s', 'build'], { cwd: copy, encoding: 'utf8' })
  const { E2E_CHOSEN_PORT: _, ...env } = process.env
  const checks = SITE_CHECKS.map((name) => `site/${name}.test`)
  const run = spawnSync('node', ['node_modules/playwright/cli.js', 'test', '--project=site', ...checks], {
    ...{ cwd: copy, encoding: 'utf8' },
    env: { ...env, E2E_PORT: String(await findFreePort()) },
  })
  expect(run.status, run.stdout + run.stderr).toBe(0)
  rmSync(copy, { recursive: true, force: true })
})
