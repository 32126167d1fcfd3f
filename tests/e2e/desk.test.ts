// A newcomer's ten minutes at the desk: four changes and a logo, saved in a real browser to a copy of the project. The
// build shows them, the change log has the new price, and no other byte of content/ changes.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect as baseExpect, type Page, test } from 'playwright/test'
import { findFreePort } from '../../lib/editing/free-port'
import { installPackages } from '../../lib/editing/install-packages.mjs'
import { copyCheckout } from '../fixtures/copy-checkout'

// Saving checks all of content/.
const expect = baseExpect.configure({ timeout: 20_000 })

const SENTENCE = 'A newcomer added this sentence.'
const QUESTION = 'What does a newcomer ask?'
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="91" height="32" viewBox="0 0 91 32"><path d="M0 0h91v32H0z"/></svg>'
const TODAY = new Intl.DateTimeFormat('en-CA').format(new Date())

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let root: string
let before: Map<string, string>
let desk: { process: ChildProcess; address: string }
const problems: string[] = []

test.beforeAll(async () => {
  test.setTimeout(120_000)
  installPackages('lib/editing/desk')
  root = copyCheckout()
  before = readContentFiles()
  desk = await startDesk()
})

test.afterAll(() => {
  desk?.process.kill()
  if (root) rmSync(root, { recursive: true, force: true })
})

test.beforeEach(({ page }) => {
  page.on('request', (request) => {
    if (!request.url().startsWith(desk.address)) problems.push(request.url())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
})

async function startDesk() {
  const port = String(await findFreePort())
  const child = spawn(
    'node',
    ['node_modules/jiti/lib/jiti-cli.mjs', 'lib/editing/desk/desk-cli.ts', '--no-preview'],
    {
      cwd: root,
      env: { ...process.env, PORT: port },
    },
  )
  await new Promise<void>((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text
        if (output.includes('Desk: ')) resolve()
      })
    child.once('exit', () => reject(new Error(`the desk exited:\n${output}`)))
  })
  return { process: child, address: `http://localhost:${port}` }
}

/** Every file of content/, by its path in that folder. */
const readContentFiles = () =>
  new Map(
    readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:json|mdx)$/.test(file))
      .map((file) => [file, readFileSync(path.join(root, 'content', file), 'utf8')]),
  )

const readLines = (file: string) => readFileSync(path.join(root, 'content', file), 'utf8').split('\n')

/** The lines that were added to a file. */
const newLines = (file: string) => {
  const old = before.get(file)?.split('\n') ?? []
  return readLines(file).filter((line) => !old.includes(line))
}

async function openFile(page: Page, name: string) {
  await page.goto(desk.address)
  await page.getByRole('navigation', { name: 'Files' }).getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

const expectSaved = (page: Page, file: string) =>
  expect(page.getByRole('status')).toContainText(`Saved content/${file}`)

test('the desk’s page has no type errors', () => {
  // `npm run types` skips it, because its packages are installed with the desk.
  const program = 'node_modules/typescript/bin/tsc'
  const { stdout } = spawnSync('node', [program, '-p', 'lib/editing/desk', '--incremental', 'false'], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
})

test('opening a file does not mark it as changed, and saving it writes nothing', async ({ page }) => {
  await page.goto(desk.address)
  const files = page
    .getByRole('navigation', { name: 'Files' })
    .getByRole('listitem')
    .getByRole('button')
    .filter({ hasNotText: '+ New' })
  await expect(files).toHaveCount(before.size)
  for (const name of await files.allTextContents()) {
    await files.getByText(name, { exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.getByRole('main').evaluate((form) => form.scrollIntoView({ block: 'end' }))
  }
  await expect(page.getByText('not saved')).toHaveCount(0)
  await save(page)
  await expect(page.getByRole('status')).toHaveText('Nothing has changed, so nothing was written.')
  expect(readContentFiles()).toEqual(before)
})

test('a new provider starts blank, and every missing field is reported', async ({ page }) => {
  await page.goto(desk.address)
  await page.getByRole('button', { name: 'New in Providers' }).click()
  await page.getByLabel('Name of the file').fill('new-provider')
  await page.getByLabel('Website', { exact: true }).scrollIntoViewIfNeeded()
  await save(page)
  const errors = page.getByRole('alert', { name: /^Not saved: 4 errors to correct/ })
  for (const field of ['Name', 'Button', 'Website', 'Link through own host'])
    await expect(errors.getByRole('button', { name: field, exact: true })).toBeVisible()
  await expect(errors.getByRole('heading')).toBeInViewport()
  await errors.getByRole('button', { name: 'Link through own host' }).click()
  const group = page.getByRole('group', { name: 'Link through own host' })
  await expect(group.getByRole('radio', { name: 'Yes' })).toBeFocused()
  expect(readContentFiles()).toEqual(before)
})

test('a new price is rejected next to the sentence with the old one, then saved with a reason', async ({
  page,
}) => {
  await openFile(page, 'T-Mates')
  await page.getByLabel('Amount', { exact: true }).fill('ninety')
  await save(page)
  await expect(page.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(
    /expected an amount in dollars, got "ninety"\. Write digits only/,
  )
  await page.getByLabel('Amount', { exact: true }).fill('109')
  await save(page)
  const feature = page.getByLabel('Features 1', { exact: true })
  await expect(feature).toHaveAccessibleDescription(
    /got "\$99 a month"\. Correct the sentence or the price\./,
  )
  expect(readContentFiles()).toEqual(before)
  await feature.fill('$109 a month treatment')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Why did this change?' })
  await expect(dialog).toContainText('$99 a month → $109 a month')
  await dialog.getByLabel('Reason').fill('The sale ended')
  await dialog.getByRole('button', { name: 'Save with this reason' }).click()
  await expectSaved(page, 'providers/t-mates.json')
  expect(newLines('changes.json').map((line) => line.trim())).toEqual([
    `"date": "${TODAY}",`,
    '"from": "$99 a month",',
    '"to": "$109 a month",',
    '"why": "The sale ended"',
  ])
  expect(newLines('providers/t-mates.json')).toHaveLength(2)
})

test("DirectMeds' price is marked as checked", async ({ page }) => {
  await openFile(page, 'DirectMeds')
  await page.getByRole('button', { name: 'Mark as checked: Price', exact: true }).click()
  const price = page.getByRole('group', { name: 'Price', exact: true })
  await expect(price.getByLabel('Checked on', { exact: true })).toHaveValue(TODAY)
  await price.getByLabel('Page', { exact: true }).fill('https://directmeds.example/pricing')
  await price.getByLabel('Checked by', { exact: true }).fill('Newcomer')
  await save(page)
  await expectSaved(page, 'providers/directmeds.json')
  const evidence = `{
    "pricing": {
      "source": "https://directmeds.example/pricing",
      "verifiedOn": "${TODAY}",
      "checkedBy": "Newcomer"
    }
  }`
  const file = 'providers/directmeds.json'
  expect(readLines(file).join('\n')).toBe(
    before.get(file)?.replace('"evidence": {}', `"evidence": ${evidence}`),
  )
})

test('a question is added to the FAQ and a sentence to a guide', async ({ page }) => {
  await openFile(page, 'Questions (FAQ)')
  await page.getByRole('button', { name: 'Add: Questions' }).click()
  await page.getByLabel('ID', { exact: true }).last().fill('newcomer')
  await page.getByLabel('Question', { exact: true }).last().fill(QUESTION)
  await page.getByRole('button', { name: 'Add: Answer' }).last().click()
  await page.getByLabel('Answer 1', { exact: true }).last().fill('Anything at all.')
  await save(page)
  await expectSaved(page, 'faq.json')

  await openFile(page, 'GLP-1 Cost Breakdown')
  const last = page
    .getByRole('region', { name: 'Text' })
    .getByLabel(/^Text \d+$/)
    .last()
  await last.fill(`${await last.inputValue()}\n\n${SENTENCE}`)
  await save(page)
  await expectSaved(page, 'guides/glp1-cost-breakdown.mdx')
  const guide = 'guides/glp1-cost-breakdown.mdx'
  expect(readLines(guide).join('\n')).toBe(`${before.get(guide)?.trimEnd()}\n\n${SENTENCE}\n`)
})

test('a provider that is still referenced is not removed, and the form says where', async ({ page }) => {
  const now = readContentFiles()
  await openFile(page, 'T-Mates')
  await page.getByRole('button', { name: 'Remove this file …' }).click()
  await save(page)
  const errors = page.getByRole('alert', { name: /^Not saved: 3 errors to correct/ })
  await expect(errors.getByRole('button', { name: /^Change log: Changes/ })).toHaveCount(2)
  await errors.getByRole('button', { name: 'Ranking: Providers › 2 › Provider' }).click()
  await expect(page.getByLabel('Provider', { exact: true })).toHaveAccessibleDescription(
    /there is no "t-mates" in content\/providers\/\. .*, or remove it here\./,
  )
  expect(readContentFiles()).toEqual(now)
})

test('a new logo shows in the form before it is saved', async ({ page }) => {
  await openFile(page, 'T-Mates')
  await page
    .getByLabel('Replace the image: Logo')
    .setInputFiles({ name: 'Our drawing.SVG', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(page.getByLabel('Logo', { exact: true })).toHaveValue('/logos/t-mates.svg')
  const image = page.locator('.image')
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(91)
  await save(page)
  await expect(page.getByRole('status')).toHaveText('Saved public/logos/t-mates.svg.')
})

test('the build shows all four changes and the logo, and no other byte of content/ changed', () => {
  const changed = [...readContentFiles()].filter(([file, text]) => before.get(file) !== text)
  expect(changed.map(([file]) => file).sort()).toEqual([
    'changes.json',
    'faq.json',
    'guides/glp1-cost-breakdown.mdx',
    'providers/directmeds.json',
    'providers/t-mates.json',
  ])
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'build'], { cwd: root, encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
  const read = (page: string) => readFileSync(path.join(root, 'out', page), 'utf8')
  expect(read('providers/t-mates.html')).toContain('$109 a month')
  expect(read('providers/directmeds.html')).toContain('https://directmeds.example/pricing')
  expect(read('index.html')).toContain(QUESTION)
  expect(read('guides/glp1-cost-breakdown.html')).toContain(SENTENCE)
  expect(read('feed.xml')).toContain('The sale ended')
  expect(read('logos/t-mates.svg')).toBe(LOGO)
  expect(problems).toEqual([])
})
