// Puts an open page under a cell's conditions and gathers what is wrong there, by element, with the
// conditions under which it is wrong.
import type { CDPSession, Page } from 'playwright/test'
import { type Cell, formatCell } from './grid'
import type { Fault } from './look'

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

  constructor(path: string) {
    this.#path = path
  }

  add(where: Cell | string, faults: Fault[]): void {
    for (const fault of faults) {
      const key = `${fault.kind} ${fault.element}`
      const entry = this.#found.get(key) ?? { where: [], fault }
      entry.where.push(typeof where === 'string' ? where : formatCell(where))
      this.#found.set(key, entry)
    }
  }

  /** `page · condition: element: what a person sees`, one line a fault. */
  list(): string[] {
    return [...this.#found.values()].map(({ where: [first, ...more], fault }) => {
      const others = more.length > 0 ? ` (and under ${more.length} more conditions)` : ''
      return `${this.#path} · ${first}${others}: ${fault.element} ${fault.seen} [${fault.kind}]`
    })
  }
}
