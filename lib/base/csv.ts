// CSV text as RFC 4180 defines it, for any kind of data.

export type Cell = string | number | boolean | null | undefined

/** Quoted if it contains a comma, a quote, or a line break. */
function formatCell(cell: Cell): string {
  const text = cell === null || cell === undefined ? '' : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line per row; the last one ends with a line break too. */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')
