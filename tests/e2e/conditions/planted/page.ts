// Faults of a page as everybody sees it.
import { findAxeFaults } from '../../axe'
import { findFaults } from '../look'
import { findLosses } from '../scripts'
import type { Planted } from './kind'

export const PAGE_FAULTS: Planted[] = [
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
  {
    fault: 'links side by side of 20 px',
    plant: 'footer a { display: inline !important; font-size: 12px !important; line-height: 1 !important }',
    look: findFaults,
    says: /“Blog” is \d+ × \d+ px, a finger needs 24 × 24 \[target\]/,
  },
  {
    fault: 'a hint longer than its field',
    plant: () => {
      const field = document.querySelector<HTMLInputElement>('#contact-name')
      if (field) Object.assign(field, { placeholder: 'Your first and your last name' }).style.width = '80px'
    },
    look: findFaults,
    says: /input#contact-name “” “Your first and your last name” is \d+ px too long for its field/,
  },
]
