// The conditions that a page is seen under, and which of them meet. A cell is a screen, a look and a state of
// the scripts. Every state meets every screen and every look, and every screen every look, on every page;
// the look moves on by one from page to page, so four pages in a row have all three together.

export const SCREENS = [
  { name: '320 px', width: 320, height: 640 },
  { name: '768 px', width: 768, height: 900 },
  { name: '1280 px', width: 1280, height: 800 },
  { name: '320 px with 200% text', width: 320, height: 640, text: '200%' },
  { name: '768 px with 200% text', width: 768, height: 900, text: '200%' },
  { name: '1280 px with 200% text', width: 1280, height: 800, text: '200%' },
  // 1280 × 1024 at 400%: the page has a quarter of it, each pixel four wide.
  { name: '400% zoom', width: 320, height: 256, pixelRatio: 4 },
] as const satisfies readonly {
  name: string
  width: number
  height: number
  text?: string
  pixelRatio?: number
}[]

/** Between and beyond those screens, where only the width is looked at. */
export const FURTHER_SCREENS = [
  ...[360, 414, 640, 767, 820, 912, 1024, 1920].map((width) => ({ name: `${width} px`, width, height: 800 })),
  ...[360, 414].map((width) => ({ name: `${width} px with 200% text`, width, height: 800, text: '200%' })),
]

export const LOOKS = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'no-preference' },
  { name: 'forced colours', colorScheme: 'dark', forcedColors: 'active', reducedMotion: 'no-preference' },
  { name: 'reduced motion', colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' },
] as const

/** In the order of a visit on a slow line that breaks, then those that need a visit of their own. */
export const STATES = [
  'scripts not yet there',
  'scripts on',
  'offline after load',
  'scripts off',
  'a script missing',
] as const

type Screen = (typeof SCREENS)[number] | (typeof FURTHER_SCREENS)[number]
type Look = (typeof LOOKS)[number]
export type State = (typeof STATES)[number]
export type Cell = { state: State; screen: Screen; look: Look; isOpen: boolean }

/** The cells of one state on the page of this index. isOpen: everything that folds is open. */
export function listCells(state: State, pageIndex: number): Cell[] {
  const stateIndex = STATES.indexOf(state)
  const cells = SCREENS.map((screen, screenIndex) => ({
    state,
    screen,
    look: LOOKS[(stateIndex + screenIndex + pageIndex) % LOOKS.length] ?? LOOKS[0],
    isOpen: (stateIndex + pageIndex) % 2 === 0,
  }))
  // Each page is loaded at another size, so that nothing is right only by having been resized.
  const first = (stateIndex + pageIndex) % cells.length
  return [...cells.slice(first), ...cells.slice(0, first)]
}

export const formatCell = ({ state, screen, look, isOpen }: Cell): string =>
  `${screen.name} · ${look.name} · ${state}${isOpen ? ' · all unfolded' : ''}`
