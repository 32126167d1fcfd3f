// The table of the launch check, for a terminal.
import type { Entry } from './entry'

const COLUMNS = { what: 'What', file: 'File', field: 'Field', found: 'Found' } satisfies Record<
  keyof Entry,
  string
>

/** A header row and one row per entry, or a line that says that nothing is open. */
export function formatReport(entries: readonly Entry[]): string {
  if (entries.length === 0) return 'Nothing is open: the site is ready to go live.'
  const keys = Object.keys(COLUMNS) as (keyof Entry)[]
  const rows = [COLUMNS, ...entries]
  const widths = keys.map((key) => Math.max(...rows.map((row) => row[key].length)))
  const lines = rows.map((row) =>
    keys
      .map((key, i) => row[key].padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.slice(0, -1).map((width) => '-'.repeat(width))
  return [
    lines[0],
    [...rule, '-----'].join('  '),
    ...lines.slice(1),
    '',
    `${entries.length} ${entries.length === 1 ? 'entry is' : 'entries are'} open. content/README.md, “Before launch”, lists what resolves each.`,
  ].join('\n')
}
