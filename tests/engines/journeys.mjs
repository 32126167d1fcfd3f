// What visitors do, written once for every engine. A journey fails if something is not as expected or if the engine logs an
// unexpected console message.
import { readExportedPages } from '../bench/budget.mjs'
import { readOverflow } from './in-page.mjs'
import { alert, button, checkbox, field, heading, link, radio, switchOf, text } from './visitor.mjs'

/**
 * @typedef {object} Journey
 * @property {string} name
 * @property {import('./engine.mjs').LaunchOptions} [launchOptions]
 * @property {RegExp} [expected]  console messages that the journey provokes
 * @property {(visitor: import('./visitor.mjs').Visitor) => Promise<void>} go
 */

const FOOTER = 'footer'
const formatMonth = () => new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
const rankings = () => `Top GLP-1 Providers Right Now for ${formatMonth()}`

const COMPARED = '#compare tbody th'
/** @param {import('./visitor.mjs').Visitor} visitor @param {string[]} names  with their ranks */
const readsComparison = (visitor, names) => visitor.reads(COMPARED, names)

/** @param {import('./visitor.mjs').Visitor} visitor */
async function picksTwo(visitor) {
  await visitor.sees(text({ pattern: '^Pick two or three providers', within: '#compare' }))
  await visitor.click(checkbox('Compare RemedyMeds'))
  await visitor.isAt('/bestofmonth#compare=remedymeds')
  await visitor.click(checkbox('Compare DirectMeds'))
  await visitor.isAt('/bestofmonth#compare=remedymeds,directmeds')
  await visitor.sees(button('Remove DirectMeds'))
}

/** @type {Journey[]} */
export const JOURNEYS = [
  {
    name: 'home to rankings and back: correct month, 80 px',
    go: async (visitor) => {
      await visitor.open('/')
      await visitor.isReady()
      await visitor.sees(text(`Updated ${formatMonth()}`))
      await visitor.isScrolledTo(0)
      await visitor.click(link('View Rankings Now'))
      await visitor.isAt('/bestofmonth')
      await visitor.isTitled(rankings())
      await visitor.isScrolledTo(80)
      await visitor.click(link({ name: 'Blog', within: FOOTER }))
      await visitor.isTitled('Blog')
      await visitor.isScrolledTo(80)
      await visitor.back()
      await visitor.isTitled(rankings())
      await visitor.expects('scrolled down again', () => visitor.read(() => scrollY > 500), true)
      await visitor.forward()
      await visitor.isTitled('Blog')
      await visitor.click(link({ pattern: '^Weighpoint', within: 'header' }))
      await visitor.isAt('/')
      await visitor.isScrolledTo(0)
    },
  },
  {
    name: 'rankings to a guide and back: 80 px, reload',
    go: async (visitor) => {
      await visitor.open('/bestofmonth')
      await visitor.isReady()
      await visitor.isScrolledTo(0)
      await visitor.click(link({ name: 'Blog', within: FOOTER }))
      await visitor.isTitled('Blog')
      await visitor.click(link({ pattern: '^Read More about GLP-1 Side Effects' }))
      await visitor.isAt('/guides/glp1-side-effects')
      await visitor.sees(text('Health Guide'))
      await visitor.isScrolledTo(80)
      await visitor.reload()
      await visitor.back()
      await visitor.isAt('/blog')
      await visitor.isTitled('Blog')
      await visitor.forward()
      await visitor.isAt('/guides/glp1-side-effects')
      await visitor.sees(text('Health Guide'))
      await visitor.open('/guides/glp1-side-effects')
      await visitor.isScrolledTo(0)
      await visitor.click(link('Compare Providers Now'))
      await visitor.isAt('/bestofmonth')
      await visitor.isTitled(rankings())
      await visitor.isScrolledTo(80)
      await visitor.isReady()
      await visitor.back()
      await visitor.isAt('/guides/glp1-side-effects')
      await visitor.sees(text('Health Guide'))
    },
  },
  {
    name: 'a phone: one link in the header, more benefits open in place',
    go: async (visitor) => {
      await visitor.tab.resize(360, 800)
      await visitor.open('/bestofmonth')
      await visitor.expects('px too wide', () => visitor.read(readOverflow), 0)
      await visitor.sees(link({ name: 'View Rankings', within: 'header' }))
      await visitor.misses(link({ name: 'Home', within: 'header' }))
      await visitor.click(text({ pattern: '^\\+2 more benefits', within: '#joinfridays' }))
      await visitor.sees(text({ name: 'Injections only', within: '#joinfridays' }))
    },
  },
  {
    name: 'FAQ: one open at a time, closes again, leads to the top',
    go: async (visitor) => {
      await visitor.open('/bestofmonth')
      await visitor.isReady()
      const isOpen = () =>
        visitor.read(() =>
          [...document.querySelectorAll('#faq details')].flatMap((one, index) =>
            one.hasAttribute('open') ? [index] : [],
          ),
        )
      const click = (/** @type {number} */ index) => visitor.clickAt('#faq summary', index)
      await click(0)
      await visitor.expects('open questions', isOpen, [0])
      await click(3)
      await visitor.expects('open questions', isOpen, [3])
      await click(3)
      await visitor.expects('open questions', isOpen, [])
      await visitor.click(link('Find My Provider'))
      await visitor.isAt('/bestofmonth#top')
      await visitor.isScrolledTo(0)
    },
  },
  {
    name: 'quiz: hint, rejected age, loader, results with their title',
    go: async (visitor) => {
      await visitor.open('/findquiz1')
      await visitor.click(button('Start Now — Find Your Cheapest Option'))
      await visitor.sees(text('Please answer all questions to continue'))
      await visitor.click(radio('Female'))
      await visitor.fill(field('Age'), '17')
      await visitor.choose(field('State'), 'New York')
      await visitor.click(button('See My Cheapest Option'))
      await visitor.sees(alert('Enter an age from 18 to 100.'))
      await visitor.hasFocus(field('Age'))
      await visitor.fill(field('Age'), '42')
      await visitor.click(button('See My Cheapest Option'))
      await visitor.sees(text({ pattern: '% Complete$' }))
      await visitor.sees(text('Illustrative example'))
      await visitor.isAt('/findquiz1-results?g=Female&ag=42&state=New+York')
      await visitor.isTitled('Top GLP-1 Providers for 42 Year Old Woman in New York in 2025')
      await visitor.reload()
      await visitor.isTitled('Top GLP-1 Providers for 42 Year Old Woman in New York in 2025')
      await visitor.click(link('Back to quiz'))
      await visitor.isAt('/findquiz1')
    },
  },
  {
    name: 'calculator: three errors in order, results, kilograms, table',
    go: async (visitor) => {
      await visitor.open('/calculator')
      const calculate = () => visitor.click(button('Calculate'))
      await calculate()
      await visitor.sees(alert('Enter a valid current weight.'))
      await visitor.hasFocus(field('Current weight (lbs)'))
      await visitor.fill(field('Current weight (lbs)'), '200')
      await calculate()
      await visitor.sees(alert('Select a timeframe in weeks.'))
      await visitor.choose(field('Timeframe (weeks)'), '52')
      await calculate()
      await visitor.sees(alert('Select medication and dosage level.'))
      await visitor.choose(field('Medication'), 'Tirzepatide (Mounjaro/Zepbound)')
      await visitor.choose(field('Dosage level'), 'Standard (maintenance)')
      await calculate()
      for (const shown of ['164.0 lbs', '-36.0 lbs', '-0.7 lbs']) await visitor.sees(text(shown))
      await visitor.expects(
        'the results are in view',
        () =>
          visitor.read(
            () =>
              document.activeElement !== document.body &&
              (document.activeElement?.getBoundingClientRect().top ?? -1) >= -1,
          ),
        true,
      )
      await visitor.click(radio('kg'))
      await visitor.sees(text('74.4 kg'))
      await visitor.hasValue(field('Current weight (kg)'), '90.7')
      await visitor.click(text('The figures of the chart as a table'))
      await visitor.sees(text({ pattern: '^52$', within: 'main details[open] table' }))
    },
  },
  {
    name: 'contact: messages beside the fields, sending, toast, cleared',
    go: async (visitor) => {
      await visitor.open('/contact')
      await visitor.click(button('Send Message'))
      for (const message of [
        'Enter your name.',
        'Enter your e-mail address.',
        'Enter a subject.',
        'Enter a message.',
      ])
        await visitor.sees(text(message))
      await visitor.hasFocus(field('Name'))
      await visitor.fill(field('Name'), 'Ada')
      await visitor.fill(field('Email'), 'ada')
      await visitor.fill(field('Subject'), 'A question')
      await visitor.fill(field('Message'), 'Is this right?')
      await visitor.click(button('Send Message'))
      await visitor.sees(text('Enter an e-mail address like name@example.com.'))
      await visitor.hasFocus(field('Email'))
      await visitor.fill(field('Email'), 'ada@example.com')
      // Sending may end before a slow engine can look, so the page itself remembers it.
      await visitor.read(() => {
        const remember = () => {
          if (/Sending\.\.\./.test(document.querySelector('main form')?.textContent ?? ''))
            document.documentElement.setAttribute('data-sending', '')
        }
        new MutationObserver(remember).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        })
      })
      await visitor.click(button('Send Message'))
      await visitor.sees(text('Message sent successfully!'))
      await visitor.expects(
        '“Sending...” was seen',
        () => visitor.read(() => document.documentElement.hasAttribute('data-sending')),
        true,
      )
      for (const name of ['Name', 'Email', 'Subject', 'Message']) await visitor.hasValue(field(name), '')
      await visitor.click(button('Dismiss'))
      await visitor.misses(text('Message sent successfully!'))
    },
  },
  {
    name: 'cost: months, medication price, steps of a calculation',
    go: async (visitor) => {
      await visitor.open('/bestofmonth')
      await visitor.fill(field({ pattern: '^Months of treatment' }), '6')
      await visitor.reads('#cost tbody tr:not(:has(.maker)) th', [
        'T-Mates',
        'DirectMeds',
        'RemedyMeds',
        'JoinFridays',
        'g-plans',
      ])
      await visitor.fill(field({ pattern: '^Your own medication price' }), '200')
      await visitor.sees(text({ pattern: '\\$3,774', within: '#cost' }))
      await visitor.fill(field({ pattern: '^Months of treatment' }), '25')
      await visitor.sees(text('Enter a whole number of months, 1 to 24.'))
      await visitor.fill(field({ pattern: '^Months of treatment' }), '12')
      await visitor.clickAt('#cost summary', -1)
      await visitor.sees(text({ pattern: '52 weeks × \\$99 = \\$5,148', within: '#cost' }))
    },
  },
  {
    name: 'compare: sort, filter, empty result, side by side, fragment',
    go: async (visitor) => {
      await visitor.open('/bestofmonth')
      const ranked = ['1 RemedyMeds', '2 T-Mates', '3 DirectMeds', '4 JoinFridays', '5 g-plans']
      await readsComparison(visitor, ranked)
      await visitor.click(button('First year'))
      await readsComparison(visitor, [
        '2 T-Mates',
        '4 JoinFridays',
        '3 DirectMeds',
        '1 RemedyMeds',
        '5 g-plans',
      ])
      await visitor.click(button('Rank'))
      await visitor.click(checkbox('Medication included'))
      await readsComparison(visitor, ['3 DirectMeds', '4 JoinFridays'])
      await visitor.click(checkbox('Oral option'))
      await visitor.click(button('Clear filters'))
      await readsComparison(visitor, ranked)
      await picksTwo(visitor)
      await visitor.click(switchOf('Differences only'))
      await visitor.sees(text({ pattern: 'are the same and not shown', within: '#compare' }))
      await visitor.click(button('Remove DirectMeds'))
      await visitor.isAt('/bestofmonth#compare=remedymeds')
      await visitor.click(button('Clear choice'))
      await visitor.isAt('/bestofmonth')
    },
  },
  {
    name: 'a shared comparison opens in view, and Back restores it',
    go: async (visitor) => {
      await visitor.open('/bestofmonth#compare=t-mates,joinfridays')
      const isInView = () =>
        visitor.read(() => {
          const top = document.querySelector('#side_by_side')?.getBoundingClientRect().top ?? -1
          return top >= 0 && top < innerHeight
        })
      await visitor.sees(button('Remove T-Mates'))
      await visitor.expects('the comparison is in view', isInView, true)
      await visitor.click(link({ name: 'Blog', within: FOOTER }))
      await visitor.isTitled('Blog')
      await visitor.back()
      await visitor.isAt('/bestofmonth#compare=t-mates,joinfridays')
      await visitor.sees(button('Remove T-Mates'))
      await visitor.open('/bestofmonth#compare=<img src=x onerror=alert(1)>')
      await visitor.sees(text({ pattern: '^Pick two or three providers', within: '#compare' }))
    },
  },
  {
    name: 'Visit Site at rank 5 opens a tab that /click/5 redirects',
    expected: /g-plans\.example/,
    go: async (visitor) => {
      await visitor.open('/bestofmonth')
      await visitor.isReady()
      await visitor.click(link({ pattern: '^Visit Site', within: '#g-plans' }))
      await visitor.expects(
        'the new tab',
        async () => (await visitor.tab.otherAddresses()).join(),
        'https://g-plans.example/?ref=weighpoint&source=homepage',
      )
      await visitor.isAt('/bestofmonth')
    },
  },
  {
    name: 'an unknown URL: not found, with a link home',
    expected: /status of 404|404 \(Not Found\)/,
    go: async (visitor) => {
      await visitor.open('/guides/nope')
      await visitor.isTitled('Oops! Page not found')
      await visitor.click(link('Return to Home'))
      await visitor.isAt('/')
      await visitor.isTitled('Find the Best GLP-1 Provider for You')
    },
  },
  {
    name: 'every kind of page is dark when the system is dark',
    launchOptions: { isDark: true },
    go: async (visitor) => {
      for (const path of [
        '/',
        '/bestofmonth',
        '/calculator',
        '/guides/glp1-side-effects',
        '/privacy-policy',
      ]) {
        await visitor.open(path)
        const readLightness = () =>
          visitor.read(() => {
            const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
            const context = canvas.getContext('2d', { willReadFrequently: true })
            if (!context) return [-1, -1]
            return [
              getComputedStyle(document.body).backgroundColor,
              getComputedStyle(document.body).color,
            ].map((color) => {
              context.fillStyle = color
              context.fillRect(0, 0, 1, 1)
              const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
              return (red + green + blue) / 3 < 128 ? 'dark' : 'light'
            })
          })
        await visitor.expects(`${path}: paper and ink`, readLightness, ['dark', 'light'])
      }
    },
  },
  {
    name: 'every page opens without errors and is never too wide (1280 and 360 px)',
    expected: /status of 404.*\/404/,
    go: async (visitor) => {
      const paths = readExportedPages().flatMap(({ path, html }) =>
        html.includes('http-equiv="refresh"') || path === '/404' ? [] : path,
      )
      for (const [width, height] of /** @type {const} */ ([
        [1280, 800],
        [360, 800],
      ])) {
        await visitor.tab.resize(width, height)
        for (const path of paths) {
          await visitor.open(path)
          await visitor.isReady()
          await visitor.sees(heading({ pattern: '.' }))
          await visitor.expects(`${path} at ${width} px: px too wide`, () => visitor.read(readOverflow), 0)
        }
      }
    },
  },
  {
    name: 'without JavaScript: complete guides, rankings, and tables; the form says so',
    launchOptions: { hasScripts: false },
    go: async (visitor) => {
      await visitor.open('/bestofmonth')
      await visitor.reads('#cost tbody tr:not(:has(.maker)) th', [
        'T-Mates',
        'JoinFridays',
        'DirectMeds',
        'RemedyMeds',
        'g-plans',
      ])
      await visitor.misses(field({ pattern: '^Months of treatment' }))
      await visitor.misses(checkbox('Compare RemedyMeds'))
      await visitor.clickAt('#faq summary', 1)
      await visitor.expects(
        'the answer',
        () => visitor.read(() => document.querySelectorAll('#faq details[open]').length),
        1,
      )
      await visitor.click(link({ name: 'Blog', within: FOOTER }))
      await visitor.isAt('/blog')
      await visitor.click(link({ pattern: '^Read More about GLP-1 Side Effects' }))
      await visitor.isAt('/guides/glp1-side-effects')
      await visitor.sees(text('Health Guide'))
      await visitor.click(link('Compare Providers Now'))
      await visitor.isAt('/bestofmonth')
      await visitor.open('/contact')
      await visitor.sees(text('The form needs JavaScript.'))
    },
  },
]
