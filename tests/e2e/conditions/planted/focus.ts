// Faults of the focus and of the Tab key.
import { pressTabAllTheWay } from '../tab'
import { byTab, type Planted } from './kind'

export const FOCUS_FAULTS: Planted[] = [
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
    fault: 'a ring that the parent cuts away',
    plant: 'footer li { overflow: hidden }',
    look: byTab,
    says: /“Blog” has the focus and \d+% of its ring are cut away \[focus\]/,
  },
  {
    fault: 'a button that cannot have the focus',
    plant: () => {
      const button = document.createElement('span')
      button.setAttribute('role', 'button')
      button.textContent = 'Press me'
      document.querySelector('main')?.append(button)
    },
    look: byTab,
    says: /“Press me” looks active and takes no focus \[focus\]/,
  },
  {
    fault: 'a link left of the screen',
    plant: 'footer a[href="/blog"] { position: fixed; left: -500px; top: 0 }',
    look: byTab,
    says: /“Blog” has the focus outside of the screen \[focus\]/,
  },
  {
    fault: 'a link of one pixel',
    plant:
      'footer a[href="/blog"] { display: block; width: 1px; height: 1px; min-height: 0; overflow: hidden }',
    look: byTab,
    says: /“Blog” has the focus and no size \[focus\]/,
  },
]
