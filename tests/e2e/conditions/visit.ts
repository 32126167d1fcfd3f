// Puts an open page under a cell's conditions and gathers what is wrong there, by element, with the
// conditions under which it is wrong.
import { type CDPSession, type Page, test } from 'playwright/test'
import { type Cell, formatCell } from './grid'
import { type Fault, findCoveredFaults, findFaults, findFocusFaults } from './look'
import type { Route } from './routes'

/** Screen, look and letters; everything folded or unfolded; from the top of the page. */
export async function applyCell(page: Page, cdp: CDPSession, { screen, look, isOpen }: Cell): Promise<void> {
  const { name: _, ...media } = look
  await page.emulateMedia(media)
  const { width, height } = screen
  const deviceScaleFactor = 'pixelRatio' in screen ? screen.pixelRatio : 1
  await cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false })
  await page.evaluate(
    ({ text, isOpen }) => {
      document.documentElement.style.fontSize = text
      for (const details of document.querySelectorAll('details')) {
        // Of several with one name only one could be open.
        if (isOpen) details.removeAttribute('name')
        details.open = isOpen
      }
      scrollTo(0, 0)
    },
    { text: 'text' in screen ? screen.text : '', isOpen },
  )
}

/** Faults of one page. One that shows under many conditions is told once, with how many. */
export class Findings {
  readonly #found = new Map<string, { where: string[]; fault: Fault }>()
  readonly #path: string
  readonly #page: Page | null

  /** page: of which a picture is kept as it is at the first fault. */
  constructor(path: string, page: Page | null = null) {
    this.#path = path
    this.#page = page
  }

  async add(where: Cell | string, faults: Fault[]): Promise<void> {
    if (faults.length > 0 && this.#found.size === 0) await this.#keepPicture()
    for (const fault of faults) {
      const key = `${fault.kind} ${fault.element}`
      const entry = this.#found.get(key) ?? { where: [], fault }
      entry.where.push(typeof where === 'string' ? where : formatCell(where))
      this.#found.set(key, entry)
    }
  }

  /** Under the name that the report looks for, before the one that is taken at the end of a test that failed. */
  async #keepPicture(): Promise<void> {
    if (!this.#page) return
    const path = test.info().outputPath('first-fault.png')
    await this.#page.screenshot({ path, fullPage: true, scale: 'css' })
    await test.info().attach('screenshot', { path })
  }

  /** `page · condition: element: what a person sees`, one line a fault. */
  list(): string[] {
    return [...this.#found.values()].map(({ where: [first, ...more], fault }) => {
      const others = more.length > 0 ? ` (and under ${more.length} more conditions)` : ''
      return `${this.#path} · ${first}${others}: ${fault.element} ${fault.seen} [${fault.kind}]`
    })
  }
}

/** The tools of a visit: findings of this page, and a look at it under a list of cells. */
export async function start(page: Page, { path }: Route) {
  const findings = new Findings(path, page)
  const cdp: CDPSession = await page.context().newCDPSession(page)
  async function look(cells: Cell[]) {
    for (const [place, cell] of cells.entries()) {
      await applyCell(page, cdp, cell)
      await findings.add(cell, await findFaults(page))
      // The slowest look, at one screen in seven.
      if (place % 7 === 0) await findings.add(cell, await findCoveredFaults(page))
      if (place % 3 === 0) {
        // The browser shows the focus to those who use the keyboard.
        await page.keyboard.press('Tab')
        await findings.add(cell, await findFocusFaults(page))
      }
    }
  }
  return { findings, cdp, look }
}
