// CONTRIBUTING.md, “Add a provider”: a made logo, and the blank entry with a name of 100 letters and no price.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { createJiti } from 'jiti'
import { chromium } from 'playwright'
import { startHost } from '../start-host.mjs'
import { clone, editJson, note, type, write } from './desk.mjs'
import { copyBlock, readPart } from './instructions.mjs'
import { findFailure, quote } from './judge.mjs'

const PICTURES = path.resolve('test-results/contributor')
const LONG_NAME =
  'Northwestern Metabolic Health and Weight Management Partners Pneumonoultramicroscopicsilicovolcanoconiosis'
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><path d="M4 4h112v24H4z" fill="#33443f"/></svg>\n'
const PHONE = { width: 320, height: 700 }
const PAGES = ['/', '/bestofmonth', '/findquiz1-results', '/personalized-ranking', '/calculator']

/** A name of 100 letters and no price: every page that lists it holds it on the narrowest phone. */
export async function addProvider() {
  const blank = JSON.parse(copyBlock(readPart('content/README.md', 'Add, move or remove a provider'), 'json'))
  write('public/logos/long-name.svg', LOGO)
  const enter = (/** @type {object} */ fields) =>
    editJson('content/providers.json', ({ providers }) => {
      const others = providers.filter((/** @type {{ id: string }} */ { id }) => id !== 'long-name')
      const [id, logo, rank] = ['long-name', '/logos/long-name.svg', others.length + 1]
      const websiteUrl = 'https://long-name.example/'
      providers.splice(0, providers.length, ...others)
      providers.push({ ...blank, id, rank, name: LONG_NAME, logo, rating: 7.9, websiteUrl, ...fields })
    })

  for (const field of ['logo', 'rating']) {
    enter({ [field]: null })
    const { said } = type('npm run -s content')
    const wanted = new RegExp(`\\.${field}: .*got null\\. (?:Put an image there|The score is our own)`)
    note(
      'add a provider with null for what is ours',
      `"${field}": null`,
      quote(said, wanted),
      wanted.test(said),
    )
  }

  enter({})
  const edit = `a logo, and the blank entry with a name of ${LONG_NAME.length} letters and "pricing": null`
  const failure = findFailure()
  if (failure) return note('add a provider', edit, failure, false)
  const seen = await visit()
  const wide = seen.filter(({ overflow }) => overflow > 0).map(({ address }) => address)
  const listing = seen.filter(({ text }) => text.includes(LONG_NAME))
  const silent = listing.filter(({ text }) => !/Price not stated/i.test(text)).map(({ address }) => address)
  const card = seen.find(({ address }) => address === '/bestofmonth')?.text ?? ''
  const isHonest = ['Main benefit: not stated', 'Features: not stated'].every((words) => card.includes(words))
  const out = [
    `named on ${listing.map(({ address }) => address).join(', ')} at ${PHONE.width} px`,
    wide.length > 0 ? `wider than the phone: ${wide.join(', ')}` : 'no page wider than the phone',
    silent.length > 0 ? `price passed over on ${silent.join(', ')}` : 'each says “Price not stated”',
    isHonest ? 'the card says which other fields are not stated' : 'the card passes over other fields',
    'budget kept',
  ]
  note(
    'add a provider',
    edit,
    out.join('; '),
    wide.length + silent.length === 0 && listing.length >= 4 && isHonest,
  )
}

/** The pages that list providers, as a small phone shows them; a picture of the card is kept. */
async function visit() {
  const host = await startHost(clone)
  /** @type {{ findBrowser: () => { executablePath: string } | null }} */
  const { findBrowser } = await createJiti(import.meta.url).import('../../e2e/find-browser.ts')
  const browser = await chromium.launch({
    executablePath: findBrowser()?.executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const seen = []
  try {
    const page = await browser.newPage({ viewport: PHONE })
    for (const address of PAGES) {
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
  return seen
}
