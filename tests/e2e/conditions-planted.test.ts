// Each check of conditions.test.ts is shown a fault, planted in a page of the export, and must say what a
// person would see. The same list stands in tests/README.md.
import type { Page } from 'playwright/test'
import { findAxeFaults } from './axe'
import { type Fault, findFaults, findFocusFaults, readPlaces } from './conditions/look'
import { failScript, findLosses, findMoved, readLines, waitUntilLive } from './conditions/scripts'
import { pressTabAllTheWay } from './conditions/tab'
import { Findings } from './conditions/visit'
import { expect, test } from './fixtures'

const PAGE = '/contact'

type Planted = {
  fault: string
  /** Runs in the page. */
  plant: () => void
  look: (page: Page) => Promise<Fault[]>
  says: RegExp
}

const byTab = async (page: Page) => {
  await page.keyboard.press('Tab')
  return findFocusFaults(page)
}

const PLANTED: Planted[] = [
  {
    fault: 'a paragraph 2000 px wide',
    plant: () => {
      const { style } = document.querySelector<HTMLElement>('main p') ?? document.body
      style.minWidth = '2000px'
    },
    look: findFaults,
    says: /main#main > p.* the page scrolls sideways by \d+ px \[sideways\]/,
  },
  {
    fault: 'a heading in a box that is too narrow',
    plant: () => {
      const { style } = document.querySelector('h1') ?? document.body
      Object.assign(style, { width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' })
    },
    look: findFaults,
    says: /h1 “Contact.*” \d+ px of this text are cut off \[cut off\]/,
  },
  {
    fault: 'a field shorter than what stands in it',
    plant: () => {
      const field = document.querySelector<HTMLInputElement>('#contact-name')
      if (field) Object.assign(field, { value: 'A name that goes on and on and on' }).style.width = '80px'
    },
    look: findFaults,
    says: /input#contact-name “” “A name that goes on and on and on” is \d+ px too long for its field/,
  },
  {
    fault: 'a paragraph pulled up over the heading',
    plant: () => {
      const paragraph = document.querySelector<HTMLElement>('main h1 + p')
      if (paragraph) paragraph.style.marginTop = '-60px'
    },
    look: findFaults,
    says: /h1 “Contact.*” is written over main#main > p.*\[overlap\]/,
  },
  {
    fault: 'a label pulled down over its field',
    plant: () => {
      const label = document.querySelector<HTMLElement>('label[for=contact-email]')
      if (label) label.style.marginBottom = '-40px'
    },
    look: findFaults,
    says: /label.* “Email” is written over input#contact-email/,
  },
  {
    fault: 'a link of 18 px in the footer',
    plant: () => {
      const link = document.querySelector<HTMLElement>('footer a[href="/blog"]')
      if (link) Object.assign(link.style, { minHeight: '0', height: '18px' })
    },
    look: findFaults,
    says: /“Blog” is \d+ × 18 px, a finger needs 24 × 24 \[target\]/,
  },
  {
    fault: 'a button of 40 px on a phone',
    plant: () => {
      const button = document.querySelector<HTMLElement>('form button')
      if (button) Object.assign(button.style, { minHeight: '0', height: '40px', padding: '0' })
    },
    look: async (page) => {
      await page.setViewportSize({ width: 320, height: 640 })
      return findFaults(page)
    },
    says: /button “Send Message” is \d+ × 40 px, a finger needs 44 × 44 \[target\]/,
  },
  {
    fault: 'a heading of level 4 after the main heading',
    plant: () => {
      const heading = document.createElement('h4')
      heading.textContent = 'Skipped'
      document.querySelector('h1')?.after(heading)
    },
    look: findFaults,
    says: /“Skipped” is a heading of level 4 after one of level 1: a level is skipped \[headings\]/,
  },
  {
    fault: 'a second main heading',
    plant: () => {
      const heading = document.createElement('h1')
      heading.textContent = 'Another'
      document.querySelector('main')?.append(heading)
    },
    look: findFaults,
    says: /“Another” the page has 2 main headings instead of one \[headings\]/,
  },
  {
    fault: 'a picture that is none',
    plant: () => {
      const picture = document.createElement('img')
      picture.src = '/privacy-policy'
      document.querySelector('main')?.append(picture)
    },
    look: async (page) => {
      await page.waitForFunction(() => [...document.images].every((image) => image.complete))
      return findFaults(page)
    },
    says: /the picture .*\/privacy-policy is missing \[picture\]/,
  },
  {
    fault: 'no ring around a link',
    plant: () => {
      const link = document.querySelector<HTMLElement>('footer a[href="/blog"]')
      if (link) link.style.outline = 'none'
    },
    look: byTab,
    says: /“Blog” has the focus and shows it by "none 3px" instead of a ring of 3 px \[focus\]/,
  },
  {
    fault: 'a ring in the colour of the page',
    plant: () => {
      const link = document.querySelector<HTMLElement>('header a')
      if (link) link.style.outlineColor = '#eee'
    },
    look: byTab,
    says: /“Weighpoint” has the focus and a ring that stands out by 1\.\d only, 3 are needed \[focus\]/,
  },
  {
    fault: 'a bar that stays over the lower half of the screen',
    plant: () => {
      const bar = document.createElement('aside')
      bar.textContent = 'A bar'
      Object.assign(bar.style, { position: 'fixed', inset: '50% 0 0 0', background: 'white', zIndex: '9' })
      document.body.append(bar)
    },
    look: byTab,
    says: /has the focus and is covered by aside “A bar” \[focus\]/,
  },
  {
    fault: 'a link that the Tab key passes by',
    plant: () => document.querySelector('footer a[href="/blog"]')?.setAttribute('tabindex', '-1'),
    look: pressTabAllTheWay,
    says: /“Blog” is never reached by the Tab key \[focus\]/,
  },
  {
    fault: 'a link that comes before the skip link',
    plant: () => document.querySelector('footer a[href="/blog"]')?.setAttribute('tabindex', '1'),
    look: pressTabAllTheWay,
    says: /“Blog” gets the focus before everything that stands above it \[focus\]/,
  },
  {
    fault: 'a link that hands the focus back to one above it',
    plant: () => {
      const [brand, ...links] = document.querySelectorAll<HTMLElement>('header a')
      if (brand) brand.tabIndex = -1
      links
        .find(({ textContent }) => textContent === 'Rankings')
        ?.addEventListener('focus', () => brand?.focus())
    },
    look: pressTabAllTheWay,
    says: /“Weighpoint” gets the focus after .*: out of order \[focus\]/,
  },
  {
    fault: 'grey letters on white',
    plant: () => {
      const paragraph = document.querySelector<HTMLElement>('main h1 + p')
      if (paragraph) paragraph.style.color = '#ccc'
    },
    look: findAxeFaults,
    says: /fails: Elements must meet minimum color contrast ratio thresholds \[axe color-contrast\]/,
  },
  {
    fault: 'a button that nothing listens to',
    plant: () => {
      const button = document.createElement('button')
      button.textContent = 'Press me'
      document.querySelector('main')?.append(button)
    },
    look: (page) => findLosses(page, []),
    says: /button “Press me” looks ready and does nothing when it is pressed \[dead\]/,
  },
]

for (const { fault, plant, look, says } of PLANTED) {
  test(`${fault} is seen`, async ({ page }) => {
    await page.goto(PAGE)
    await waitUntilLive(page)
    await page.evaluate(plant)
    const findings = new Findings(PAGE)
    findings.add('planted', await look(page))
    expect(findings.list().join('\n')).toMatch(says)
  })
}

test('a page that jumps when its scripts arrive is seen', async ({ page }) => {
  await page.goto(PAGE)
  const before = await readPlaces(page)
  await page.evaluate(() => {
    const { style } = document.querySelector<HTMLElement>('main') ?? document.body
    style.paddingTop = '300px'
  })
  const [fault] = findMoved(before, await readPlaces(page))
  expect(fault?.element).toContain('h1 “Contact')
  expect(fault?.seen).toMatch(/jumps by \d+ px, with \d+ more below it/)
})

test('a page that loses text with a script is seen', async ({ page, excuse }) => {
  await page.goto(PAGE)
  const lines = await readLines(page)
  const script = await page.evaluate(() => new URL(document.scripts[1]?.src ?? '').pathname)
  excuse((problem) => problem.includes(script))
  await failScript(page, script, 'not found')
  await page.addInitScript(() => {
    addEventListener('error', () => document.querySelector('main p')?.remove(), { capture: true, once: true })
  })
  await page.reload()
  expect((await findLosses(page, lines)).map(({ seen }) => seen)).toContainEqual(
    expect.stringMatching(/^lacks “.*” and \d+ more lines$/),
  )
})
