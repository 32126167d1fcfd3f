// Text of CSV files as RFC 4180 has it. Knows nothing of what is in them.

export type Cell = string | number | boolean | null | undefined

/** In quotes where it contains a comma, a quote or a line break. */
function formatCell(cell: Cell): string {
  const text = cell === null || cell === undefined ? '' : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line per row, each ended. */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')
