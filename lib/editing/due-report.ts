// The list of `npm run due`, for a terminal.
import type { DueItem } from './due-items'

const MAX_WIDTH = 100
const MIN_WIDTH = 40
const INDENT = 6

const FOOTER = `--today 2027-03-01 looks ahead, --json is for scripts. If a value has changed:
npm run due -- changed t-mates pricing.amount=109 --by "Your name" --reason "Why, for readers"
If an offer has ended: npm run due -- changed maker-prices wegovy-pen/new-patient --remove
If a source still cannot be read in the original: npm run due -- still-true source kff-medicaid`

/**
 * Each item shows its days and value; the file, field, and page to look at; and the command, on one line for copying.
 * `columns` is the width of the terminal.
 */
export function formatDue(items: readonly DueItem[], columns = MAX_WIDTH): string {
  if (items.length === 0) return 'Nothing is due.'
  const width = Math.max(MIN_WIDTH, Math.min(columns, MAX_WIDTH)) - INDENT
  const overdue = items.filter(({ days }) => days < 0).length
  const blocks = items.map(({ days, value, file, field, where, close }) => {
    const place = `${file} → ${field}`
    const both = `${place} · ${where}`
    const [first = '', ...rest] = [
      ...wrap(value, width),
      ...(both.length <= width ? [both] : [...wrap(place, width), where]),
      close,
    ]
    return [
      `${String(days).padStart(INDENT - 2)}  ${first}`,
      ...rest.map((line) => ' '.repeat(INDENT) + line),
    ]
  })
  const title = `${items.length} ${items.length === 1 ? 'item' : 'items'}, ${overdue} overdue.`
  const legend =
    'Each shows the days left, the file and field, the page to look at, and the command that closes it.'
  return [`${title} ${legend}`, ...blocks.map((lines) => lines.join('\n')), FOOTER].join('\n\n')
}

/** Breaks at spaces; a word longer than a line, such as an address, stays in one piece. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
