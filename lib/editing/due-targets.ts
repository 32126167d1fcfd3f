// What `npm run due` can mark as checked, besides providers: sources, guides, makers' prices, site.json. For each: its name
// on the command line, its place in the content, and the field that records the check.
import { addDays } from '../base/day'
import { formatMonthOrDay } from '../base/format'
import { type CheckedContent, documentFileOf, jsonFileOf } from '../content/kinds'
import type { FileEdit } from './files/file-edits'

/** A value in a file; an empty path is the whole file. */
export type Place = { file: string; path: (string | number)[]; value: unknown }

/** The command line is invalid; the message says what to write. */
export class UsageError extends Error {}

type Target = {
  /** Throws a UsageError that lists the ids if there is no entry with this one. */
  find: (content: CheckedContent, id: string) => Place
  /** The edit that records a check on this day, like 2026-11-20. */
  stamp: (place: Place, id: string, today: string) => FileEdit
  /** Whether changing a value also counts as a check. */
  isStampedByChange: boolean
}

export const TARGETS = {
  source: {
    find: ({ sources }, id) => {
      const index = findIndex('source', sources.sources, id)
      return { file: jsonFileOf('sources'), path: ['sources', index], value: sources.sources[index] }
    },
    stamp: (place, _, today) => below(place, 'readOn', today.slice(0, 7)),
    isStampedByChange: true,
  },
  guide: {
    find: ({ guides }, slug) => {
      const ids = guides.map((guide) => ({ id: guide.slug }))
      const guide = guides[findIndex('guide', ids, slug)]
      return { file: documentFileOf('guides', slug), path: [], value: guide }
    },
    stamp: (place, _, today) => below(place, 'checked', formatMonth(today)),
    isStampedByChange: false,
  },
  'maker-prices': {
    find: (content, id) => {
      const { drugs, programs } = content['maker-prices']
      const file = jsonFileOf('maker-prices')
      const program = programs.findIndex((candidate) => candidate.id === id)
      if (program >= 0) return { file, path: ['programs', program], value: programs[program] }
      const [drugId = '', ladderId] = id.split('/')
      const index = findIndex('drug', [...drugs, ...programs], drugId)
      const ladders = drugs[index]?.ladders ?? []
      if (ladderId === undefined) return { file, path: ['drugs', index], value: drugs[index] }
      const ladder = findIndex(`price list of "${drugId}"`, ladders, ladderId)
      return { file, path: ['drugs', index, 'ladders', ladder], value: ladders[ladder] }
    },
    stamp: ({ file, path }, id, today) => {
      if (path[0] === 'drugs')
        return { file, path: [...path.slice(0, 2), 'reported'], value: formatMonth(today) }
      throw new UsageError(
        `"${id}" is a program, and programs record no checks. When its end changes: changed maker-prices ${id} ends=YEAR-MM-DD`,
      )
    },
    isStampedByChange: true,
  },
  site: {
    find: ({ site }) => ({ file: jsonFileOf('site'), path: [], value: site }),
    stamp: (_, id, today) => {
      if (id !== 'securityTxt') throw new UsageError(`In site.json only "securityTxt" expires, got "${id}".`)
      // The content check requires less than a year.
      return { file: jsonFileOf('site'), path: ['securityTxt', 'expires'], value: addDays(today, 360) }
    },
    isStampedByChange: false,
  },
} satisfies Record<string, Target>

export type TargetName = keyof typeof TARGETS

export const isTargetName = (name: string): name is TargetName => Object.hasOwn(TARGETS, name)

/** The index of the entry with this id. Throws a UsageError if there is none. */
export function findIndex(what: string, entries: readonly { id: string }[], id: string): number {
  const index = entries.findIndex((entry) => entry.id === id)
  if (index >= 0) return index
  const ids = entries.map((entry) => entry.id).join(', ')
  throw new UsageError(`There is no ${what} "${id}". ${ids ? `Use one of ${ids}.` : 'There are none yet.'}`)
}

const below = ({ file, path }: Place, key: string, value: unknown): FileEdit => ({
  file,
  path: [...path, key],
  value,
})

/** "2026-11-20" → "November 2026" */
const formatMonth = (day: string): string => formatMonthOrDay(day.slice(0, 7))
