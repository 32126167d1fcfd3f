// An editor changes prices, terms and a sentence in the forms of `npm run cms`: only these lines change. The browser's private
// file system stands in for the folder that an editor chooses.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect, type Page, test } from 'playwright/test'
import { findFreePort } from '../fixtures/free-port'

const PROVIDER = 'content/providers/t-mates.json'
const SELLER = 'content/providers/seller.json'
const GUIDE = 'content/guides/first-month-glp1.mdx'

// Starting the CMS takes most of the time, so one tab serves all tests.
test.describe.configure({ mode: 'serial' })

let cms: ChildProcess
let address: string
let page: Page
const answers: string[] = []

test.beforeAll(async ({ browser }) => {
  const port = String(await findFreePort())
  address = `http://localhost:${port}/`
  const program = ['node_modules/jiti/lib/jiti-cli.mjs', 'lib/editorial/cms/serve.ts']
  cms = spawn(process.execPath, program, { env: { ...process.env, PORT: port } })
  if (cms.stdout) await once(cms.stdout, 'data')
  page = await openForms(browser, [{ file: SELLER, text: `${JSON.stringify(makeSeller(), null, 2)}\n` }])
})

test.afterAll(async () => {
  await page.context().close()
  cms.kill()
})

test('a price and a sentence change one line each', async () => {
  await page.goto(`${address}#/collections/providers/entries/t-mates`)
  await fillAmount(page, 'pricing', '109')
  await openEntry(page, 'offers', 0)
  await fillAmount(page, 'offers.0.price', '109')
  await save(page)
  const price = await readCopy(page, PROVIDER)
  expect(listChanges(PROVIDER, price)).toEqual([
    ...['-    "amount": 99,', '+    "amount": 109,'],
    ...['-        "amount": 99,', '+        "amount": 109,'],
  ])
  expect(format(PROVIDER, price)).toBe(price)

  await page.goto(`${address}#/collections/guides/entries/first-month-glp1`)
  const text = page.getByRole('textbox', { name: 'Text of the page' })
  const sentence = 'Never skip a step or change the dose alone.'
  await text.fill((await text.inputValue()).replace(sentence, 'Never skip a step.'))
  await save(page)
  const line = readFileSync(GUIDE, 'utf8')
    .split('\n')
    .find((one) => one.includes(sentence))
  expect(listChanges(GUIDE, await readCopy(page, GUIDE))).toEqual([
    `-${line}`,
    `+${line?.replace(sentence, 'Never skip a step.')}`,
  ])

  expect(answers.filter((url) => !url.startsWith(address) && !/^(?:blob|data):/.test(url))).toEqual([])
})

test('the name of a new file has only lowercase letters, digits and hyphens', async () => {
  await page.goto(`${address}#/collections/providers/new`)
  const fill = (field: string, text: string) =>
    page.locator(`[data-key-path="${field}"]`).getByRole('textbox').fill(text)
  await fill('name', "Dr. B's Müller Café & Co.")
  await fill('ctaText', 'Visit Site')
  await fill('websiteUrl', 'https://new.example/')
  await page.getByRole('button', { name: /Add.*Offers/ }).click()
  await fill('offers.0.id', 'monthly')
  await save(page)
  const names = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const folder = await (await root.getDirectoryHandle('content')).getDirectoryHandle('providers')
    return Array.fromAsync(folder.keys())
  })
  expect(names).toContain('dr-b-s-mueller-cafe-co.json')
})

test('refunds and states of every shape stay as they are', async () => {
  const file = test.info().outputPath('seller.json')
  writeFileSync(file, await readCopy(page, SELLER))
  await page.goto(`${address}#/collections/providers/entries/seller`)
  await page.getByRole('textbox', { name: 'Main benefit' }).fill('Another benefit')
  await save(page)
  const changes = ['-  "mainBenefit": "Many terms",', '+  "mainBenefit": "Another benefit",']
  expect(listChanges(file, await readCopy(page, SELLER))).toEqual(changes)

  await page.goto(`${address}#/collections/providers/entries/seller`)
  await page.locator('[data-key-path="facts.states.except.0"]').getByRole('textbox').fill('AL')
  await save(page)
  expect(listChanges(file, await readCopy(page, SELLER))).toEqual([
    ...changes,
    ...['-        "LA",', '+        "AL",'],
  ])
})

// Last, because it leaves a message open.
test('a file that changed on disk is not overwritten, and the page says what to do', async () => {
  await page.goto(`${address}#/collections/providers/entries/t-mates`)
  await page.getByRole('textbox', { name: 'Main benefit' }).fill('One benefit')
  await save(page)

  await page.goto(`${address}#/collections/providers/entries/t-mates`)
  const logged = (await readCopy(page, PROVIDER)).replace('"T-Mates"', '"T-Mates Inc."')
  await page.evaluate(writeFiles, [{ file: PROVIDER, text: logged }])
  await page.getByRole('textbox', { name: 'Main benefit' }).fill('Another benefit')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    't-mates.json has changed on disk since this tab read it, so nothing was saved. Copy what you wrote, reload the tab',
  )
  expect(await readCopy(page, PROVIDER)).toBe(logged)
})

/** A record with a refund and states of every shape, on the record and on offers. */
function makeSeller() {
  const [b, c, d, f, l] = ['b', 'c', 'd', 'f', 'l'].map((name) =>
    JSON.parse(readFileSync(`tests/fixtures/sellers/seller-${name}.json`, 'utf8')),
  )
  const some = { id: 'some', refund: 'none', states: { except: ['LA', 'MS'] }, who: 'new patients' }
  const all = { id: 'all', refund: { days: 30 }, states: { except: [] }, pays: 'cash', isOpen: false }
  const offers = [...b.offers, ...c.offers, ...d.offers, ...f.offers, ...l.offers, some, all]
  return { ...b, mainBenefit: 'Many terms', offers }
}

const fillAmount = (page: Page, price: string, amount: string) =>
  page.locator(`[data-key-path="${price}.amount"]`).getByRole('spinbutton').fill(amount)

/** Opens the closed entry of a list. */
const openEntry = (page: Page, list: string, index: number) =>
  page
    .locator(`[data-key-path="${list}"]`)
    .getByRole('button', { name: 'Expand', exact: true })
    .nth(index)
    .click()

/** Opens the forms with a copy of content/, and more files. */
async function openForms(browser: Browser, others: { file: string; text: string }[]): Promise<Page> {
  // The CMS draws only what is in view.
  const page = await browser.newPage({ viewport: { width: 1280, height: 8000 } })
  page.on('response', (response) => answers.push(response.url()))
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto(address)
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' })
  const files = names
    .filter((name) => /\.(?:json|mdx)$/.test(name))
    .map((name) => path.join('content', name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  // The CMS asks for the root of a repository.
  await page.evaluate(writeFiles, [...files, ...others, { file: '.git', text: '' }])
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByText('T-Mates')).toBeVisible()
  return page
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // Back in the list.
  await expect(page).toHaveURL(/\/collections\/\w+$/)
}

/** Runs in the page. */
async function writeFiles(files: { file: string; text: string }[]) {
  for (const { file, text } of files) {
    const names = file.split('/')
    let folder = await navigator.storage.getDirectory()
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
    const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true })
    const writer = await handle.createWritable()
    await writer.write(text)
    await writer.close()
  }
}

const readCopy = (page: Page, file: string): Promise<string> =>
  page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory()
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
    const handle = await folder.getFileHandle(names.at(-1) ?? '')
    return (await handle.getFile()).text()
  }, file.split('/'))

/** The lines that differ from the file in content/, as git shows them. */
function listChanges(file: string, text: string): string[] {
  const copy = test.info().outputPath(`after-${path.basename(file)}`)
  writeFileSync(copy, text)
  const { stdout } = spawnSync('git', ['diff', '--no-index', '-U0', file, copy], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => /^(?:[-+](?![-+])|\\)/.test(line))
}

/** The text as `npm run format` leaves it. */
const format = (file: string, text: string): string =>
  execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${file}`], {
    input: text,
    encoding: 'utf8',
  })
