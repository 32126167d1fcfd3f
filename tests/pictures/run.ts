// `npm run pictures`, after `npm run build`: every page and every state as screenshots, phone to desk, light and
// dark, in screenshots/ with one sheet to look at, screenshots/index.html. `npm run pictures -- contact` takes
// those with that in their name.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { findBrowser } from '../e2e/find-browser'
import { serve } from '../engines/serve.mjs'
import { listViews, openView, type View } from './views'

const FOLDER = path.resolve('screenshots')
const WIDTHS_PX = [360, 768, 1280] as const
const SCHEMES = ['light', 'dark'] as const

const LOOKS = WIDTHS_PX.flatMap((width) => SCHEMES.map((scheme) => ({ width, scheme })))

const toFile = (view: View, look: (typeof LOOKS)[number]) =>
  `${view.name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}-${look.width}-${look.scheme}.png`

async function takePictures(page: Page, view: View) {
  for (const look of LOOKS) {
    await page.setViewportSize({ width: look.width, height: 800 })
    await page.emulateMedia({ colorScheme: look.scheme })
    await page.screenshot({
      path: path.join(FOLDER, toFile(view, look)),
      fullPage: true,
      animations: 'disabled',
    })
  }
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function makeSheet(views: readonly View[]): string {
  const sections = views.map((view) => {
    const pictures = LOOKS.map((look) => {
      const file = toFile(view, look)
      return `<a href="${file}"><img src="${file}" alt="${look.width} px, ${look.scheme}" loading="lazy"></a>`
    })
    return `<h2>${escapeHtml(view.name)}</h2><p>${pictures.join('')}</p>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>body{font-family:system-ui;margin:24px}p{display:flex;gap:12px;overflow-x:auto}img{width:220px;height:320px;object-fit:cover;object-position:top;border:1px solid #999}</style>
<h1>${views.length} pages and states, ${LOOKS.length} looks each</h1>${sections.join('\n')}</html>`
}

if (!existsSync('out/index.html')) {
  console.error('There is no export in out/. Run `npm run build` first.')
  process.exit(1)
}
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const served = await serve()
const browser = await chromium.launch({
  executablePath: findBrowser()?.executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
})
const part = process.argv[2] ?? ''
const views = (await listViews()).filter(({ name }) => name.includes(part))
try {
  for (const view of views) {
    const context = await browser.newContext({ javaScriptEnabled: !view.withoutScripts })
    const page = await context.newPage()
    await openView(page, served.origin, view)
    await takePictures(page, view)
    await context.close()
    console.log(view.name)
  }
} finally {
  await browser.close()
  served.stop()
}
writeFileSync(path.join(FOLDER, 'index.html'), makeSheet(views))
console.log(`\n${views.length * LOOKS.length} pictures: ${path.join(FOLDER, 'index.html')}`)
