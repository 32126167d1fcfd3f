// CSV text as RFC 4180 defines it, for any kind of data.

/** Spreadsheets run a text that starts like this as a formula. */
const FORMULA = /^[=+@\-\t\r]/

/** Lists and objects as JSON. Quoted if it contains a comma, a quote, or a line break. A text that would be a formula starts with an apostrophe. */
function formatCell(cell: unknown): string {
  const filled = cell ?? ''
  const plain = typeof filled === 'object' ? JSON.stringify(filled) : String(filled)
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line per row; the last one ends with a line break too. */
export const formatCsv = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')
