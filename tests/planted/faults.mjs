// Faults as they could happen to us, one in each place that a visitor or a host would meet. `plant` changes one
// file of the clone: the content, the code, or what the build wrote. `check` is the part of `npm test` that must
// notice, `says` what it must say.

/**
 * @typedef {'content' | `unit ${string}` | `site ${string}` | `e2e ${string}`} Check
 *   a step of `npm test`; behind it a test file and, after " | ", the title to look for
 * @typedef {{ area: string, fault: string, file: string, plant: (text: string) => string, isCode?: true, check: Check, says: RegExp }} Fault
 *   isCode: the site must be built anew to show it. These stand last, so that no other waits for a second build.
 */

/** @param {string | RegExp} from @param {string} to @returns {(text: string) => string} */
const replace = (from, to) => (text) => text.replace(from, () => to)

/** A rule at the end of a style sheet. @param {string} rule */
const addRule = (rule) => (/** @type {string} */ css) => css + rule

/** Stands for the style sheet of the pages with scripts, whose name the build chooses. */
export const SITE_CSS = 'site.css of the build'

const GUIDE = 'out/guides/glp1-side-effects.html'

/** @type {Fault[]} */
export const FAULTS = [
  {
    area: 'content',
    fault: 'a rating in quotes',
    file: 'content/providers.json',
    plant: replace('"rating": 9.1', '"rating": "9.1"'),
    check: 'content',
    says: /providers\[2\]\.rating: expected a number from 0 to 10, got "9\.1"\. Remove the quotes/,
  },
  {
    area: 'content',
    fault: 'a price changed, the change log not',
    file: 'content/providers.json',
    plant: replace('"amount": 179', '"amount": 169'),
    check: 'content',
    says: /content\/changes\.json.*\$169 a month.*add an entry on top/,
  },
  {
    area: 'content',
    fault: 'a guide cites a source that is not listed',
    file: 'content/guides/first-month-glp1.mdx',
    plant: replace('<Cite id="wegovy-label" />', '<Cite id="wegovi-label" />'),
    check: 'content',
    says: /first-month-glp1\.mdx.*wegovi-label/,
  },
  {
    area: 'content',
    fault: 'a flag that says a price was checked',
    file: 'content/providers.json',
    plant: replace('"rating": 9.1', '"isVerified": true, "rating": 9.1'),
    check: 'content',
    says: /providers\[2\].*isVerified/,
  },
  {
    area: 'links',
    fault: 'a link to a page that does not exist',
    file: 'out/index.html',
    plant: replace('href="/calculator"', 'href="/kalkulator"'),
    check: 'site links | Linkinator',
    says: /kalkulator/,
  },
  {
    area: 'links',
    fault: 'a link to a part that the page does not have',
    file: 'out/bestofmonth.html',
    plant: replace('href="#top"', 'href="#tip"'),
    check: 'site links | every fragment',
    says: /#tip/,
  },
  {
    area: 'links',
    fault: 'a page that the sitemap forgets',
    file: 'out/sitemap.xml',
    plant: replace(/<url><loc>[^<]*\/calculator<\/loc>.*?<\/url>/s, ''),
    check: 'site found | the sitemap lists',
    says: /\/calculator/,
  },
  {
    area: 'links',
    fault: 'a paid link that is not marked as one',
    file: 'out/bestofmonth.html',
    plant: replace('rel="sponsored noopener" href="https://t-mates', 'rel="noopener" href="https://t-mates'),
    check: 'e2e rankings | every way out',
    says: /sponsored/,
  },
  {
    area: 'markup',
    fault: 'a paragraph straight in a list',
    file: 'out/contact.html',
    plant: replace(/<ul([^>]*)>/, '<ul><p>Text</p>'),
    check: 'site markup | as published',
    says: /<p> element is not permitted as content under <ul>/,
  },
  {
    area: 'markup',
    fault: 'a picture without a text in its place',
    file: 'out/index.html',
    plant: replace('</main>', '<img src="/icon.svg"></main>'),
    check: 'site markup | as published',
    says: /<img> is missing required \\?"alt\\?" attribute/,
  },
  {
    area: 'markup',
    fault: 'a second main heading',
    file: 'out/contact.html',
    plant: replace('</main>', '<h1>Another</h1></main>'),
    check: 'site export | one h1',
    says: /\/contact/,
  },
  {
    area: 'markup',
    fault: 'a page without its canonical address',
    file: 'out/blog.html',
    plant: replace(/<link rel="canonical"[^>]*>/, ''),
    check: 'site export | canonical',
    says: /\/blog/,
  },
  {
    area: 'markup',
    fault: 'stars that nobody gave, in the data for search engines',
    file: 'out/bestofmonth.html',
    plant: replace('"@type":"ItemList"', '"@type":"ItemList","aggregateRating":{"ratingValue":9.8}'),
    check: 'site structured-data | no page speaks of ratings',
    says: /aggregateRating/,
  },
  {
    area: 'script',
    fault: 'a script file on a guide',
    file: GUIDE,
    plant: replace('</body>', '<script src="/_next/static/chunks/a.js"></script></body>'),
    check: 'site budget | nothing of the framework',
    says: /glp1-side-effects/,
  },
  {
    area: 'script',
    fault: 'an inline script that the policy does not know',
    file: 'out/index.html',
    plant: replace('</main>', '<script>document.title="Owned"</script></main>'),
    check: 'e2e home | every section',
    says: /Executing inline script violates|Refused to execute inline script/,
  },
  {
    area: 'script',
    fault: 'a handler in an attribute',
    file: 'out/blog.html',
    plant: replace('<main ', '<main onclick="this.remove()" '),
    check: 'site security | inline handler',
    says: /onclick/,
  },
  {
    area: 'script',
    fault: '6 KB more on the rankings page',
    file: 'out/bestofmonth.html',
    plant: (html) =>
      html.replace('</main>', () => {
        const words = Array.from({ length: 1200 }, (_, index) => ((index * 7919 + 13) ** 3).toString(36))
        return `<p>${words.join(' ')}</p></main>`
      }),
    check: 'site budget | every page keeps its budget',
    says: /\/bestofmonth.*\s*.*htmlAndCss \d+ is over 20000/,
  },
  {
    area: 'script',
    fault: 'the month is not corrected before scripts arrive',
    file: 'out/bestofmonth.html',
    plant: replace(
      /<script>\(function\(d\)\{document\.currentScript\.previousElementSibling.*?<\/script>/,
      '',
    ),
    check: 'e2e month | /bestofmonth names it before',
    says: /March 2031/,
  },
  {
    area: 'headers',
    fault: 'a policy that allows any inline script',
    file: 'out/contact.html',
    plant: replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    check: 'site security | hashes',
    says: /unsafe/,
  },
  {
    area: 'headers',
    fault: 'nosniff left out for Cloudflare and Netlify',
    file: 'out/_headers',
    plant: replace('  X-Content-Type-Options: nosniff\n', ''),
    check: 'site hosts | Cloudflare',
    says: /x-content-type-options/i,
  },
  {
    area: 'headers',
    fault: 'the redirect leads to another provider',
    file: 'out/_redirects',
    plant: replace('g-plans.example', 'g-planz.example'),
    check: 'site hosts | Netlify',
    says: /g-planz/,
  },
  {
    area: 'headers',
    fault: 'the server of `npm start` lets others frame the pages',
    file: 'out/serve.json',
    plant: replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    check: 'e2e hosts | every answer carries',
    says: /frame-ancestors 'self'/,
  },
  {
    area: 'texts',
    fault: 'another headline on the home page',
    file: 'out/index.html',
    plant: (html) => html.replaceAll('Find the Best', 'Find a Good'),
    check: 'e2e home | every section',
    says: /Find the Best/,
  },
  {
    area: 'texts',
    fault: 'a card shows another price than the data',
    file: 'out/bestofmonth.html',
    plant: replace('text-price font-bold">$179<', 'text-price font-bold">$169<'),
    check: 'site prices | not settled',
    says: /\$169/,
  },
  {
    area: 'texts',
    fault: 'another figure in a guide',
    file: GUIDE,
    plant: (html) => html.replaceAll('60-70%', '60-75%'),
    check: 'site guides | glp1-side-effects carries every figure',
    says: /60-70%/,
  },
  {
    area: 'texts',
    fault: 'two pages of one title',
    file: 'out/contact.html',
    plant: replace(/<title>.*?<\/title>/, '<title>Blog: GLP-1 Guides and Rankings | Weighpoint</title>'),
    check: 'site export | titles and descriptions are unique',
    says: /\+ .*Blog: GLP-1/,
  },
  {
    area: 'texts',
    fault: 'a year of 48 weeks',
    file: 'lib/providers/cost.ts',
    plant: replace('week: 52', 'week: 48'),
    check: 'unit tests/unit/lib/providers/cost.test.ts',
    says: /5148|5,148/,
  },
  {
    area: 'timings',
    fault: 'pages start 90 px from the top',
    file: 'lib/site/scroll.ts',
    plant: replace('SCROLL_TOP_PX = 80', 'SCROLL_TOP_PX = 90'),
    check: 'unit tests/unit/lib/site',
    says: /80/,
  },
  {
    area: 'layout',
    fault: 'a lead that is wider than a phone',
    file: SITE_CSS,
    plant: addRule('main h1+p{min-width:700px}'),
    check: 'e2e conditions | /contact on a slow line',
    says: /\/contact · .*the page scrolls sideways by \d+ px/,
  },
  {
    area: 'layout',
    fault: 'grey letters too pale to read',
    file: SITE_CSS,
    plant: replace('--color-muted:oklch(47% .022 175)', '--color-muted:oklch(72% .022 175)'),
    check: 'e2e conditions | /contact on a slow line',
    says: /minimum color contrast ratio thresholds \[axe color-contrast\]/,
  },
  {
    area: 'layout',
    fault: 'no ring around what has the focus',
    file: SITE_CSS,
    plant: replace(':focus-visible{outline:3px solid', ':focus-visible{outline:0 solid'),
    check: 'e2e conditions | /contact on a slow line',
    says: /has the focus and shows it by \\"solid 0px\\" instead of a ring of 3 px/,
  },
  {
    area: 'layout',
    fault: 'buttons lower than a finger needs',
    file: SITE_CSS,
    plant: replace('.min-h-12{min-height:3rem}', '.min-h-12{max-height:2rem;padding-block:0!important}'),
    check: 'e2e conditions | /contact on a slow line',
    says: /“Send Message” is \d+ × \d+ px, a finger needs 44 × 44/,
  },
  {
    area: 'layout',
    fault: 'cards with more padding',
    file: SITE_CSS,
    plant: addRule('article .px-6{padding-inline:3.5rem}'),
    check: 'e2e pictures | rankings looks as in rankings-1280',
    says: /does not look as in .*rankings-1280\.png[\s\S]*First it differs in .*, below “/,
  },
  {
    area: 'layout',
    fault: 'the strip of the price label in another colour',
    file: SITE_CSS,
    plant: replace(/--color-strip:oklch\(24% \.025 175\)/, '--color-strip:oklch(50% .16 28)'),
    check: 'e2e pictures | home looks as in home-1280',
    says: /does not look as in .*home-1280\.png/,
  },
  {
    area: 'timings',
    fault: 'the loader leads on a tenth of a second early',
    file: 'lib/quiz/loader.ts',
    plant: replace('REDIRECT_DELAY_MS = 3000', 'REDIRECT_DELAY_MS = 2900'),
    isCode: true,
    check: 'e2e quiz | the loader keeps its times',
    says: /findquiz1-results\?|Expected: "Finding your best option/,
  },
  {
    area: 'timings',
    fault: 'the bar of the loader moves every 70 ms',
    file: 'lib/quiz/loader.ts',
    plant: replace('PROGRESS_INTERVAL_MS = 60', 'PROGRESS_INTERVAL_MS = 70'),
    isCode: true,
    check: 'e2e quiz | the loader keeps its times',
    says: /Expected: "2\.5% Complete"/,
  },
]
