// Formats the click counts as a table or CSV. The output contains nothing from a log line.
import { formatCsv } from '../../base/csv'
import type { ClickCount, REASONS } from './count'

export type ClickReport = {
  counts: ClickCount[]
  lines: number
  malformed: number
  leftOut: Record<(typeof REASONS)[number], number>
  withoutUserAgent: number
}

const LEFT_OUT = {
  bots: 'by declared bots, or without a user agent',
  prefetches: 'prefetched or prerendered by a browser',
  otherMethods: 'with a method other than GET',
  failed: 'answered with an error or a redirect to another spelling',
  unknownProviders: 'to an address that belongs to no provider in content/',
} satisfies ClickReport['leftOut'] extends Record<infer Key, number> ? Record<Key, string> : never

const format = (count: number) => count.toLocaleString('en-US')

const countOf = (count: number, noun: string) => `${format(count)} ${noun}${count === 1 ? '' : 's'}`

/** A table, the total, and what was left out. */
export function formatClicks({ counts, lines, malformed, leftOut, withoutUserAgent }: ClickReport): string {
  const total = counts.reduce((sum, { clicks }) => sum + clicks, 0)
  const rows = counts.map(({ month, name, page, clicks }) => [
    month,
    name,
    page ?? '(unknown page)',
    format(clicks),
  ])
  const table = [['month', 'provider', 'page', 'clicks'], ...rows, ['total', '', '', format(total)]]
  const widths = [0, 1, 2, 3].map((index) => Math.max(...table.map((row) => row[index]?.length ?? 0)))
  const reasons = Object.entries(LEFT_OUT).flatMap(([reason, words]) => {
    const count = leftOut[reason as keyof typeof LEFT_OUT]
    return count > 0 ? [`  ${format(count)} ${words}`] : []
  })
  const requests = total + Object.values(leftOut).reduce((sum, count) => sum + count, 0)
  return [
    ...table.map((row) =>
      row
        .map((cell, index) =>
          index === 3 ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
        )
        .join('  '),
    ),
    '',
    `${countOf(lines, 'line')}, ${countOf(requests, 'request')} to /click/, ${countOf(total, 'click')}. Months are in UTC.`,
    ...(reasons.length > 0 ? ['Not counted:', ...reasons] : []),
    ...(withoutUserAgent > 0
      ? [`${countOf(withoutUserAgent, 'click')} without a logged user agent, which may include bots.`]
      : []),
    ...(malformed > 0 ? [`${countOf(malformed, 'line')} not understood.`] : []),
  ].join('\n')
}

/** One row for each month, provider, and page. The page is empty if it is unknown. */
export function formatClicksCsv({ counts }: Pick<ClickReport, 'counts'>): string {
  const rows = counts.map(({ month, id, name, page, clicks }) => [month, id, name, page, clicks])
  return formatCsv([['month', 'provider', 'name', 'page', 'clicks'], ...rows])
}
