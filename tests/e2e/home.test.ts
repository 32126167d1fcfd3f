import { readContent, readProviders } from '../fixtures/live-content'
import { expect, test } from './fixtures'

const { site, faq } = readContent()

test('home shows every specified section, text, and link', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Find the Best GLP-1 Provider for You')
  for (const badge of ['All LegitScript Certified', `${site.counts.reviewed}+ Providers Reviewed`]) {
    await expect(main.getByText(badge, { exact: true })).toBeVisible()
  }
  const month = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
  await expect(main.getByText(`Updated ${month}`)).toBeVisible()
  for (const heading of [
    'Why Trust Our Rankings?',
    'Expert Reviews',
    'Real-Time Updates',
    'Transparent Comparison',
    "What You'll Find in Our Rankings",
    'Pricing Transparency',
    'Safety Verification',
    'Treatment Options',
    'Customer Experience',
    'Special Offers',
    'Expert Ratings',
    'Questions people ask',
  ]) {
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  }
  await expect(main.getByText(`${site.counts.criteria}+ evaluation criteria`)).toBeVisible()
  await expect(
    main.getByText(
      /^Drug included, .+ costs least: \$[\d,.]+ for the first year, paid at once\. By the month, .+: \$[\d,.]+\.$/,
    ),
  ).toBeVisible()
  await expect(main.getByText('We may earn a commission from links marked')).toBeVisible()
  for (const [name, href] of [
    ['View Top Providers', '/bestofmonth'],
    ['View Rankings Now', '/bestofmonth'],
    ['How much might I lose?', '/calculator'],
    ['Is it safe?', '/guides/glp1-side-effects'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('on a phone, home is short, and each first-year sum leads to its place in the rankings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height, 'with a row for each of five providers; a further one was 55 to 75 px').toBeLessThanOrEqual(
    3950 + 80 * (readProviders().length - 5),
  )
  const rows = page.getByRole('region', { name: 'First year' }).getByRole('link')
  await expect(rows).toHaveCount(readProviders().length + 1)
  const addresses = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await page.goto('/bestofmonth')
  for (const address of addresses)
    await expect(page.locator(address.replace('/bestofmonth', ''))).toHaveCount(1)
})

test('the footer has its groups and links, the specified count, and the certifier', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const group of ['About Our Reviews', 'Resources', 'Legal']) {
    await expect(footer.getByRole('heading', { name: group })).toBeVisible()
  }
  await expect(footer.getByText(`${site.counts.analysed}+ providers analysed`)).toBeVisible()
  const links: [string, string][] = [
    ['Provider Comparison', '/providers'],
    ['Blog', '/blog'],
    ['Guides', '/blog#guides'],
    ['Take the Quiz', '/findquiz1'],
    ['Weight Loss Calculator', '/calculator'],
    ['How We Rank', '/how-we-rank'],
    ['About', '/about'],
    ['Corrections', '/corrections'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Affiliate Disclosure', '/affiliate-disclosure'],
    ['Contact', '/contact'],
    [`Check a provider at ${site.certifier.name}`, site.certifier.url],
  ]
  for (const [name, href] of links) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expect(footer.getByText(`© ${site.copyrightYear} Weighpoint`)).toBeVisible()
})

test('the header has three links on wide screens and one on phones', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/bestofmonth')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Home', 'Rankings', 'Weight Loss Calculator'])
  await expect(page.getByRole('link', { name: 'Rankings', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('link', { name: 'Home', exact: true })).not.toHaveAttribute('aria-current')
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(links).toHaveText(['View Rankings'])
  await expect(links).toHaveAttribute('href', '/bestofmonth')
})

test('a question opens and closes by keyboard', async ({ page }) => {
  await page.goto('/')
  const question = page.locator('#faq summary').first()
  const answer = page.getByText(faq.items[0]?.answer[0] ?? '')
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()
})
