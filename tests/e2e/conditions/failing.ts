// A page with one of its script files missing, each in turn.
import { expect, type Page } from 'playwright/test'
import { findAxeFaults } from '../axe'
import { listCells } from './grid'
import type { Route } from './routes'
import {
  failScript,
  findLosses,
  holdScripts,
  listAskedScripts,
  openHeld,
  readLines,
  waitUntilLive,
} from './scripts'
import { start } from './visit'

/** Loads a page once for each of its scripts, with that one failing. It must be no worse than without JavaScript. */
export async function failEachScript(
  page: Page,
  route: Route,
  index: number,
  excuse: (isExcused: (problem: string) => boolean) => void,
) {
  const { path } = route
  const { findings, look } = await start(page, route)
  const asked = listAskedScripts(page)
  let failing = ''
  excuse((problem) => failing !== '' && problem.includes(failing))
  const release = await holdScripts(page)
  await openHeld(page, path)
  const still = await readLines(page)
  release()
  await page.waitForLoadState()
  await waitUntilLive(page)
  const live = await readLines(page)
  const always = still.filter((line) => live.includes(line))

  for (const [turn, script] of [...asked].entries()) {
    failing = script
    const how = (turn + index) % 2 === 0 ? 'not found' : 'line broken'
    const where = `${script} ${how}`
    const failure = await failScript(page, script, how)
    await page.goto(path)
    expect([script, failure.wasAsked()]).toEqual([script, true])
    await findings.add(where, await findLosses(page, always))
    if (turn === index % asked.size) {
      await look(listCells('a script missing', index))
      await findings.add(where, await findAxeFaults(page))
    }
    const links = page.locator(
      'header a[href^="/"]:visible, main a[href^="/"]:not([target], [href*="."]):visible',
    )
    const link = links.nth(turn % (await links.count()))
    const href = await link.getAttribute('href')
    await link.click()
    await expect(page, `${path}, ${where}: the link to ${href}`).toHaveURL(String(href))
    await page.waitForLoadState()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await failure.mend()
  }
  expect(findings.list()).toEqual([])
}
