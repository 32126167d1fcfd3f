// Writes a calendar file (RFC 5545) of whole days, which have no time zone. For Apple, Google and Outlook alike.
import { addDays } from './day'

/** Its `id` is unique in the file, and stays: a file that is opened twice does not add its entries twice. */
export type CalendarEntry = { id: string; day: string; title: string; text: string; url?: string }

const LINE_OCTETS = 75

/** `host` makes the ids unique in the world; `now` is when the file was written. */
export function makeCalendarFile(entries: readonly CalendarEntry[], host: string, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Payments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap(({ id, day, title, text, url }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`, // the day after the last one
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      ...(url ? [`URL:${url}`] : []),
      'CLASS:PRIVATE', // others may see this calendar
      'TRANSP:TRANSPARENT', // the day is not busy
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** Lines of at most 75 octets. A further one starts with a space; a character is never cut. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = countOctets(character)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** In UTF-8. */
function countOctets(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
