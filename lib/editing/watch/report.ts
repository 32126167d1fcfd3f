// The report of `npm run watch-pages` for a terminal: first what an editor has to look at, then counts.

/** `there`: on one of its pages. `missing`: on none of them. `unread`: not found, but not all pages could be read. */
export type FigureVerdict = 'there' | 'missing' | 'unread'

export type WatchedFigure = {
  place: string
  figure: string
  verdict: FigureVerdict
  pages: string[]
  /** If it is missing: the closest figures on its pages. */
  nearest: string[]
}

/** What is known about a page. A page that moved is read at its new address. */
export type WatchedPage = {
  address: string
  movedTo: string | null
  /** Why it could not be read, or null. */
  problem: string | null
  /** Whether readers cannot reach it either. */
  isGone: boolean
}

export function formatReport(figures: readonly WatchedFigure[], pages: readonly WatchedPage[]): string {
  const missing = figures.filter(({ verdict }) => verdict === 'missing')
  const moved = pages.filter(({ movedTo }) => movedTo !== null)
  const gone = pages.filter(({ isGone }) => isGone)
  const unread = pages.filter(({ problem, isGone }) => problem !== null && !isGone)
  const there = figures.filter(({ verdict }) => verdict === 'there').length
  const formatUnread = ({ address, problem }: WatchedPage) => [
    `  ${address}`,
    `    ${problem}`,
    ...listPlaces(figures.filter(({ verdict, pages: own }) => verdict === 'unread' && own.includes(address))),
  ]
  return [
    ...section(
      'Not found on the page',
      groupBy(missing, ({ pages: own }) => own.join('\n  ')),
      ([own, figuresHere]) => [`  ${own}`, ...listPlaces(figuresHere)],
    ),
    ...section('Moved', moved, ({ address, movedTo }) => [`  ${address}`, `    now at ${movedTo}`]),
    ...section('Gone', gone, formatUnread),
    ...section('Cannot be read by a program (open the page)', unread, formatUnread),
    `${count(there, 'figure')} still on ${there === 1 ? 'its' : 'their'} page, ${missing.length} not found, ${figures.length - there - missing.length} on pages that cannot be read. ${count(moved.length, 'page')} moved, ${gone.length} gone.`,
  ].join('\n')
}

const count = (value: number, what: string) => `${value} ${what}${value === 1 ? '' : 's'}`

function section<T>(title: string, rows: readonly T[], format: (row: T) => string[]): string[] {
  return rows.length > 0 ? [`${title}:`, ...rows.flatMap(format), ''] : []
}

/** "content/… → line 48: $149 (there: $159, $199), $299" */
function listPlaces(figures: readonly WatchedFigure[]): string[] {
  return groupBy(figures, ({ place }) => place).map(([place, here]) => {
    const texts = here.map(({ figure, nearest }) =>
      nearest.length > 0 ? `${figure} (there: ${nearest.join(', ')})` : figure,
    )
    return `    ${place}: ${texts.join(', ')}`
  })
}

function groupBy<T>(rows: readonly T[], toKey: (row: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(toKey(row), [...(groups.get(toKey(row)) ?? []), row])
  return [...groups]
}
