// CSV text as RFC 4180 defines it, for any kind of data.

export type Cell = string | number | boolean | null | undefined

/** Spreadsheets run a text that starts like this as a formula. */
const FORMULA = /^[=+@\-\t\r]/

/** Quoted if it contains a comma, a quote, or a line break. A text that would be a formula starts with an apostrophe. */
function formatCell(cell: Cell): string {
  const plain = cell === null || cell === undefined ? '' : String(cell)
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line per row; the last one ends with a line break too. */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')
