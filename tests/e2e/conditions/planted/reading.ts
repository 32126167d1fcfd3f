// Text that is in the page and cannot be read, and what a visitor asked for and does not get.
import { findHoverFaults } from '../look'
import { inLight, type Planted, under } from './kind'

const inTwiceTheSize = under('light', '1280 px with 200% text')

export const READING_FAULTS: Planted[] = [
  {
    fault: 'paragraphs that do not grow with the letters',
    plant: 'main p { font-size: 15px !important }',
    look: inTwiceTheSize,
    says: /main#main > p.* has letters of 15 px that grow to 15 px only where twice the size is asked for \[letters\]/,
  },
  {
    fault: 'a heading that does not grow with the letters',
    plant: 'main h1 { font-size: 40px !important }',
    look: inTwiceTheSize,
    says: /h1 “Contact.*” has letters of 40 px that grow to 40 px only/,
  },
  {
    fault: 'letters of 3 px',
    plant: 'main h1 + p { font-size: 3px }',
    look: inLight,
    says: /main#main > p.* is written in letters of 3 px \[letters\]/,
  },
  {
    fault: 'a ::after over its own paragraph',
    plant:
      'main h1 + p { position: relative } main h1 + p::after { content: ""; position: absolute; inset: 0; background: #fff }',
    look: inLight,
    says: /main#main > p.* is covered by its own ::before or ::after \[covered\]/,
  },
  {
    fault: 'a ::after over the whole screen',
    plant: 'main h1 + p::after { content: ""; position: absolute; inset: 0; background: #fff }',
    look: inLight,
    says: /h1 “Contact.*” is covered by main#main > p.* \[covered\]/,
  },
  {
    fault: 'an empty box over a paragraph',
    plant: () => {
      const box = document.createElement('div')
      Object.assign(box.style, {
        height: '80px',
        marginTop: '-80px',
        position: 'relative',
        background: '#fff',
      })
      document.querySelector('main h1 + p')?.after(box)
    },
    look: inLight,
    says: /main#main > p.* is covered by main#main > div.* \[covered\]/,
  },
  {
    fault: 'a white layer over the screen that lets clicks through',
    plant: () => {
      const layer = document.createElement('div')
      Object.assign(layer.style, { position: 'fixed', inset: '0', background: '#fff', pointerEvents: 'none' })
      document.body.append(layer)
    },
    look: inLight,
    says: /h1 “Contact.*” is covered by div.* \[covered\]/,
  },
  {
    fault: 'a paragraph of which half is cut out',
    plant: 'main h1 + p { clip-path: inset(0 50% 0 0) }',
    look: inLight,
    says: /main#main > p.* is partly cut out of the page \[covered\]/,
  },
  {
    fault: 'a heading that moves on and on',
    plant: '@keyframes planted { to { rotate: 1deg } } main h1 { animation: planted 1s infinite }',
    look: under('reduced motion'),
    says: /h1 “Contact.*” moves although less motion is asked for \[motion\]/,
  },
  {
    fault: 'a page that scrolls smoothly',
    plant: 'html { scroll-behavior: smooth }',
    look: under('reduced motion'),
    says: /html scrolls smoothly although less motion is asked for \[motion\]/,
  },
  {
    fault: 'a button whose letters vanish under the pointer',
    plant: 'main button:hover { color: transparent !important }',
    look: findHoverFaults,
    says: /button “Send Message” stands out by 1\.0 only while the pointer is over it, 4\.5 are needed \[hover\]/,
  },
  {
    fault: 'a link that vanishes under the pointer',
    plant: 'footer a:hover { opacity: 0 }',
    look: findHoverFaults,
    says: /“Blog” vanishes while the pointer is over it \[hover\]/,
  },
  {
    fault: 'forced colours refused',
    plant:
      '@media (forced-colors: active) { main * { forced-color-adjust: none; color: #333 !important; background: #222 !important } }',
    look: under('forced colours'),
    says: /h1 “Contact.*” keeps its own colours in forced colours, 1\.\d apart, 4\.5 are needed \[colours\]/,
  },
]
