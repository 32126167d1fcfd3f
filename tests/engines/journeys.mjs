// What visitors do. A journey also fails if the browser logs an error or a warning.
import { readdirSync } from 'node:fs'

/** @typedef {{ name: string, prefs?: Record<string, unknown>, go: (visitor: import('./visitor.mjs').Visitor) => Promise<unknown> }} Journey */

const MONTH = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
const RANKINGS = `Top GLP-1 Providers Right Now for ${MONTH}`
const RESULTS = '/findquiz1-results?g=Female&ag=42&state=New+York'
const SUBMIT = { selector: 'button', text: 'See My Cheapest Option' }
const LOADING = 'Getting your results'
const INTRO = 'Save Up To $1,200/Year on GLP-1 Medication'
const NO_CACHE = { 'browser.sessionhistory.max_total_viewers': 0, 'fission.bfcacheInParent': false }

/** @param {import('./visitor.mjs').Visitor} visitor */
async function answerQuiz(visitor) {
  await visitor.open('/findquiz1')
  await visitor.click({ text: 'Start Now' })
  await visitor.click({ selector: 'label', text: 'Female' })
  await visitor.choose('State', 'New York')
  // Firefox takes any text in a number field, and gives it an empty value.
  for (const age of ['17', '45 years', '45,5']) {
    await visitor.type('Age', age)
    await visitor.click(SUBMIT)
    await visitor.sees({ selector: '[role=alert]', text: 'Enter an age from 18 to 100.' })
    await visitor.sees({ selector: '[role=status]', text: 'Please correct your age to continue' })
    await visitor.type('Age', '42')
    await visitor.sees({ selector: '[role=status]', text: 'All questions are answered' })
  }
}

/** The form shows the answers, and its button works. @param {import('./visitor.mjs').Visitor} visitor */
async function seesForm(visitor) {
  await visitor.isTitled(INTRO)
  await visitor.has('Age', '42')
  await visitor.has('State', 'New York')
  await visitor.expects("document.querySelector('form button').disabled", false)
}

/** @param {import('./visitor.mjs').Visitor} visitor */
async function submits(visitor) {
  await visitor.click(SUBMIT)
  await visitor.expects("document.querySelector('main h2')?.textContent", LOADING)
  await visitor.expects("document.querySelector('progress')?.value > 0", true)
}

/** @type {Record<string, (visitor: import('./visitor.mjs').Visitor) => Promise<unknown>>} */
const LEAVE_LOADER = {
  'a reload': (visitor) => visitor.reload(),
  'the logo and Back': async (visitor) => {
    await visitor.click({ selector: 'header a', text: 'Weighpoint' })
    await visitor.isAt('/')
    await visitor.back()
  },
  'the results and Back': async (visitor) => {
    await visitor.isAt(RESULTS)
    await visitor.isTitled('Top GLP-1 Providers for 42 Year Old Woman in New York in 2025')
    await visitor.back()
  },
}

/** @param {import('./visitor.mjs').Visitor} visitor */
async function restoresForms(visitor) {
  await visitor.open('/calculator#w=200&u=lbs&m=tirzepatide&d=standard&t=52')
  await visitor.sees({ text: '164.0 lbs' })
  // This window is narrow: the form has folded above its result.
  await visitor.click({ text: 'Change' })
  await visitor.type('Current weight', '187.5')
  await visitor.click({ text: 'Calculate' })
  await visitor.isAt('/calculator#w=187.5&u=lbs&m=tirzepatide&d=standard&t=52')
  await visitor.open('/contact')
  for (const [label, text] of [
    ['Name', 'Ada'],
    ['Email', 'ada@example.com'],
    ['Subject', 'Prices'],
    ['Message', 'Is this right?'],
  ])
    await visitor.type(label ?? '', text ?? '')
  await visitor.click({ text: 'Send Message' })
  await visitor.click({ selector: 'footer a', text: 'Blog' })
  await visitor.isAt('/blog')
  await visitor.back()
  await visitor.isAt('/contact')
  await visitor.has('Message', 'Is this right?')
}

const COMPARED = '/providers#compare=remedymeds,g-plans'

/** One of every kind. */
const PRINTED = [
  ...['/', '/bestofmonth', '/providers', COMPARED, '/providers/g-plans', '/findquiz1', RESULTS],
  ...['/calculator#w=200&u=lbs&m=tirzepatide&d=standard&t=52', '/guides/glp1-side-effects', '/questions'],
  ...['/blog', '/about', '/how-we-rank', '/corrections', '/contact', '/privacy-policy'],
]

/** Some words are only for a screen: hints of the controls, contents, related pages. */
const PRINTED_SHARE = 0.7

/** With everything open, as on paper; without the options of a list. */
const COUNT_WORDS = `(() => {
  for (const fold of document.querySelectorAll('main details')) fold.open = true
  for (const option of document.querySelectorAll('main option')) option.remove()
  return document.querySelector('main').innerText.split(/\\s+/).length
})()`

/** @param {import('./visitor.mjs').Visitor} visitor */
async function prints(visitor) {
  const lost = []
  for (const path of PRINTED) {
    await visitor.open('/404') // a change of the fragment alone does not load a page
    await visitor.open(path)
    const counts = [await visitor.print(false), await visitor.print(true)].map(({ length }) => length)
    const seen = await visitor.read(COUNT_WORDS)
    const line = `${path}: ${counts.join(' and, in landscape, ')} words on paper, ${seen} on the screen`
    console.log(`  ${line}`)
    if (Math.min(...counts) < PRINTED_SHARE * seen) lost.push(line)
  }
  if (lost.length > 0) throw new Error(lost.join('\n'))
}

/** @type {Journey[]} */
export const JOURNEYS = [
  {
    name: 'every page opens without a message',
    go: async (visitor) => {
      const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
      // Not those that send on: after the one that leads to a download, Firefox reports no other page of the tab as loaded.
      for (const file of files.filter((name) => name.endsWith('.html') && !/404|click|csv/.test(name)))
        await visitor.open(`/${file.replace(/(?:index)?\.html$/, '')}`)
    },
  },
  {
    name: 'home, rankings, blog, Back, Forward: month and 80 px',
    go: async (visitor) => {
      await visitor.open('/')
      await visitor.click({ text: 'View Rankings Now' })
      await visitor.isTitled(RANKINGS)
      await visitor.expects('Math.round(scrollY)', 80)
      await visitor.click({ selector: 'footer a', text: 'Blog' })
      await visitor.isTitled('Blog')
      await visitor.expects('Math.round(scrollY)', 80)
      await visitor.back()
      await visitor.isTitled(RANKINGS)
      await visitor.expects('scrollY > 500', true)
      await visitor.forward()
      await visitor.isTitled('Blog')
    },
  },
  {
    name: 'FAQ on a phone: one open at a time',
    go: async (visitor) => {
      await visitor.resize(360, 800)
      await visitor.open('/bestofmonth')
      await visitor.expects('document.documentElement.scrollWidth <= innerWidth', true)
      const open = "[...document.querySelectorAll('#faq details')].filter(({ open }) => open).length"
      for (const count of [1, 0]) {
        await visitor.click({ selector: '#faq summary' })
        await visitor.expects(open, count)
      }
    },
  },
  ...Object.entries(LEAVE_LOADER).map(([name, leave]) => ({
    name: `quiz: Back in the loader, and again after ${name}`,
    go: async (/** @type {import('./visitor.mjs').Visitor} */ visitor) => {
      await answerQuiz(visitor)
      await submits(visitor)
      await leave(visitor)
      await seesForm(visitor)
      await submits(visitor)
      await visitor.back()
      await seesForm(visitor)
    },
  })),
  {
    name: 'quiz: after a reload in the loader, Back leaves at once; Forward in the loader leads to the results',
    go: async (visitor) => {
      await visitor.open('/blog')
      await answerQuiz(visitor)
      await submits(visitor)
      await visitor.reload()
      await seesForm(visitor)
      await visitor.back()
      await visitor.isAt('/blog')
      await visitor.forward()
      await seesForm(visitor)
      await visitor.forward()
      await visitor.isAt(RESULTS)
      await visitor.click({ text: 'Back to quiz' })
      await visitor.isAt('/findquiz1#g=Female&ag=42&state=New+York')
      await seesForm(visitor)
      await visitor.expects('Math.round(scrollY)', 80)
    },
  },
  { name: 'calculator and contact keep what was typed', go: restoresForms },
  {
    name: 'contact without the back/forward cache: the message may not have arrived',
    prefs: NO_CACHE,
    go: async (visitor) => {
      await restoresForms(visitor)
      await visitor.sees({ selector: '[role=alert]', text: 'You left while your message was being sent' })
    },
  },
  { name: 'on paper, no page loses its words', go: prints },
  {
    name: 'without JavaScript: the quiz leads to the results',
    prefs: { 'javascript.enabled': false },
    go: async (visitor) => {
      await visitor.open(RESULTS)
      await visitor.sees({ selector: 'h1', text: 'Top GLP-1 Providers Right Now' })
    },
  },
]
