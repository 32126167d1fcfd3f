// What changed between two versions of a content file, in an editor's words: "price: $99 a month → $109 a month".
import { z } from 'zod'
import { formatDay } from '../../base/format'
import { isGroup } from '../../base/group.mjs'
import { FIELDS, getFieldName, getFieldValue } from '../../providers/change-wording'
import { type Change, changesSchema } from '../../schemas/change-log'
import { providerSchema } from '../../schemas/providers'
import type { Block } from '../files/edit-document'
import { isEqual } from '../files/equal'
import type { Content } from './api'
import { getKindForm, parseFileName, parseVersion, readLabel } from './files'
import { type FormSchema, getProperties } from './form-schema'

const LENGTH = 70

type Data = Content['data']

/** The name of a file for people, and a line for each change. A null text is a file that does not exist. */
export function describeChange(
  file: string,
  before: string | null,
  after: string | null,
  namesById: ReadonlyMap<unknown, string>,
): { label: string; words: string[] } {
  const known = parseFileName(file)
  if (!known)
    return { label: file, words: [before === null ? 'added' : after === null ? 'removed' : 'replaced'] }
  const form = getKindForm(known.kind)
  const [old, now] = [before, after].map((text): Content | null => {
    const version = JSON.stringify(parseVersion(file, text))
    return JSON.parse(version, (_, value) => namesById.get(value) ?? value)
  })
  const label = readLabel((now ?? old)?.data) ?? form.title
  if (before === null || after === null) return { label, words: [before === null ? 'added' : 'removed'] }
  if (!old || !now) return { label, words: [now ? 'repaired' : 'damaged: it cannot be read'] }
  const { words: inRecord, rest } = describeRecord(old.data, now.data)
  const words = [
    ...inRecord,
    ...describe(form, rest(old.data), rest(now.data), []),
    ...describe(undefined, listParagraphs(old.blocks), listParagraphs(now.blocks), ['Text']),
  ]
  return { label, words: words.length > 0 || before === after ? words : ['formatting'] }
}

/** Facts as their page words them, and who checked them; `rest` is what else is in a record. */
function describeRecord(before: Data, after: Data): { words: string[]; rest: (data: Data) => Data } {
  const [old, now] = [before, after].map((data) => providerSchema.safeParse(data).data)
  if (!old || !now) return { words: [], rest: (data) => data } // another kind
  const words = FIELDS.filter((field) => field !== 'rating').flatMap((field) => {
    const [was, is] = [old, now].map((record) => getFieldValue(record, field) ?? 'not stated')
    const check = now.evidence[field]
    const checked = check
      ? `checked ${formatDay(check.verifiedOn)} by ${check.checkedBy}`
      : 'no longer checked'
    const own = [was !== is && `${was} → ${is}`, !isEqual(old.evidence[field], check) && checked].filter(
      Boolean,
    )
    return own.length > 0 ? [`${getFieldName(field)} ${own.join(', ')}`] : []
  })
  // The log has every field of a price but its note.
  const rest = ({ facts, evidence, pricing, mainBenefit, features, ...own }: Data) => ({
    ...own,
    pricing: { note: Object(pricing).note },
  })
  return { words, rest }
}

/** The texts of a document between blank lines, and the fields of its components. */
const listParagraphs = (blocks: readonly Block[] | null): unknown[] =>
  (blocks ?? []).flatMap((block) => [
    ...(block.kind === 'component' ? [block.props] : []),
    ...(block.text ?? '').split(/\n\s*\n/).filter((text) => text.trim() !== ''),
  ])

function describe(form: FormSchema | undefined, before: unknown, after: unknown, names: string[]): string[] {
  if (isEqual(before, after)) return []
  const [old, now] = [before ?? [], after ?? []]
  if (Array.isArray(old) && Array.isArray(now) && old.length + now.length > 0)
    return describeList(form?.items, old, now, names)
  if (isGroup(before) && isGroup(after)) {
    const properties = getProperties(form)
    return Object.keys({ ...before, ...after }).flatMap((name) =>
      describe(properties[name], before[name], after[name], [...names, properties[name]?.title ?? name]),
    )
  }
  const [was, is] =
    typeof before === 'string' && typeof after === 'string'
      ? cutToDifference(before, after)
      : [before, after].map(summarize)
  return [`${names.join(' › ')}: ${was} → ${is}`]
}

/** Entries with an id are matched by it; of the others, what is gone is matched with what is new, in order. */
function describeList(form: FormSchema | undefined, before: unknown[], after: unknown[], names: string[]) {
  const name = names.join(' › ')
  const toId = (entry: unknown) => (isGroup(entry) && typeof entry.id === 'string' ? entry.id : null)
  const hasIds = [...before, ...after].every(toId)
  const isSame = (one: unknown, other: unknown) => (hasIds ? toId(one) === toId(other) : isEqual(one, other))
  const added = after.filter((entry) => !before.some((other) => isSame(entry, other)))
  const removed = before.filter((entry) => !after.some((other) => isSame(entry, other)))
  const pairs = hasIds
    ? before.flatMap((entry) => after.filter((other) => isSame(entry, other)).map((other) => [entry, other]))
    : removed.splice(0, added.length).map((entry) => [entry, added.shift()])
  const changed = pairs.flatMap(([old, now]) => {
    const place = hasIds ? summarize(old) : String(before.indexOf(old) + 1)
    return describe(form, old, now, [...names, place])
  })
  const words = [
    ...added.map((entry) => `${name}: added ${summarize(entry)}`),
    ...removed.map((entry) => `${name}: removed ${summarize(entry)}`),
    ...changed,
  ]
  return words.length > 0 ? words : [`${name}: the order`]
}

/** Two texts, from a few words before their first difference. */
function cutToDifference(before: string, after: string): string[] {
  let same = 0
  while (before[same] === after[same] && same < before.length) same++
  const isLong = Math.max(before.length, after.length) > LENGTH
  const start = isLong ? Math.max(0, before.lastIndexOf(' ', Math.max(0, same - 15))) : 0
  // After a long word, the difference would be cut off.
  const from = isLong && same - start > LENGTH / 2 ? same - 15 : start
  return [before, after].map((text) => summarize((from > 0 ? '…' : '') + text.slice(from).trimStart()))
}

/** An entry of the change log, with the name of its provider instead of the id. */
const namedChange = changesSchema.shape.changes.element.extend({ provider: z.string() })

export const describeEntry = ({ provider, field, from, to }: Change) =>
  `${provider}, ${getFieldName(field)}: ${from ?? 'not stated'} → ${to ?? 'not stated'}`

function summarize(value: unknown): string {
  const entry = namedChange.safeParse(value).data
  if (entry) return describeEntry(entry)
  if (value === null || value === undefined) return 'not stated'
  if (Array.isArray(value) && value.length === 0) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  const texts =
    typeof value === 'object' ? Object.values(value).filter((text) => typeof text === 'string') : null
  const text = texts ? texts.slice(0, 2).join(' · ') : String(value)
  return `“${text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text}”`
}
