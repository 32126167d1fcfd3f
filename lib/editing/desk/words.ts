// What changed between two versions of a content file, in an editor's words: "price: $99 a month → $109 a month".

import { formatDay } from '../../base/format'
import { isGroup } from '../../base/group.mjs'
import { FIELDS, getFieldName, getFieldValue } from '../../providers/change-wording'
import { providerSchema } from '../../schemas/providers'
import { isEqual } from '../files/equal'
import { type Group, getKindForm, parseFileName, parseVersion, readLabel } from './files'
import type { FormSchema } from './form-schema'

const LENGTH = 70

/** The name of a file for people, and a line for each change. A null text is a file that does not exist. */
export function describeChange(
  file: string,
  before: string | null,
  after: string | null,
): { label: string; words: string[] } {
  const known = parseFileName(file)
  if (!known)
    return { label: file, words: [before === null ? 'added' : after === null ? 'removed' : 'replaced'] }
  const form = getKindForm(known.kind)
  const [old, now] = [before, after].map((text) => (text === null ? null : parseVersion(file, text)))
  const label = readLabel((now ?? old)?.data) ?? form.title
  if (!old || !now) return { label, words: [old ? 'removed' : 'added'] }
  if (known.kind === 'providers') {
    const own = describeRecord(old.data, now.data)
    const rest = ['facts', 'evidence', 'pricing', 'mainBenefit', 'features']
    return { label, words: [...own, ...describe(form, without(old.data, rest), without(now.data, rest), [])] }
  }
  const words = [...describe(form, old.data, now.data, []), ...describeText(old.blocks, now.blocks)]
  return { label, words: words.length > 0 ? words : ['formatting'] }
}

const without = (data: Group, names: readonly string[]): Group =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

/** Facts as their page words them, and who checked them. */
function describeRecord(before: Group, after: Group): string[] {
  const [old, now] = [before, after].map((data) => providerSchema.safeParse(data).data)
  if (!old || !now) return ['changed']
  return FIELDS.filter((field) => field !== 'rating').flatMap((field) => {
    const values = [getFieldValue(old, field), getFieldValue(now, field)].map(
      (value) => value ?? 'not stated',
    )
    const check = now.evidence[field]
    const checked = check
      ? `checked ${formatDay(check.verifiedOn)} by ${check.checkedBy}`
      : 'no longer checked'
    const words = [
      ...(values[0] === values[1] ? [] : [`${values[0]} → ${values[1]}`]),
      ...(isEqual(old.evidence[field], check) ? [] : [checked]),
    ]
    return words.length > 0 ? [`${getFieldName(field)} ${words.join(', ')}`] : []
  })
}

function describe(form: FormSchema | undefined, before: unknown, after: unknown, names: string[]): string[] {
  if (isEqual(before, after)) return []
  const own = form?.anyOf?.find(({ type }) => type === 'object') ?? form
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      describe(own?.properties?.[name], before[name], after[name], [
        ...names,
        own?.properties?.[name]?.title ?? name,
      ]),
    )
  if (Array.isArray(before) && Array.isArray(after)) return describeList(own?.items, before, after, names)
  return [`${names.join(' › ')}: ${summarize(before)} → ${summarize(after)}`]
}

/** Entries with an id are matched by it; the others by their place, unless the list became longer or shorter. */
function describeList(
  form: FormSchema | undefined,
  before: unknown[],
  after: unknown[],
  names: string[],
): string[] {
  const name = names.join(' › ')
  const toId = (entry: unknown) => (isGroup(entry) && typeof entry.id === 'string' ? entry.id : null)
  const hasIds = [...before, ...after].every(toId)
  if (!hasIds && before.length === after.length)
    return before.flatMap((entry, index) =>
      describe(form, entry, after[index], [...names, String(index + 1)]),
    )
  const find = (list: unknown[], entry: unknown) =>
    list.find((other) => (hasIds ? toId(other) === toId(entry) : isEqual(other, entry)))
  const added = after.filter((entry) => find(before, entry) === undefined)
  const removed = before.filter((entry) => find(after, entry) === undefined)
  const changed = before.flatMap((entry) => {
    const other = find(after, entry)
    return other === undefined ? [] : describe(form, entry, other, [...names, summarize(entry)])
  })
  const moved = added.length + removed.length + changed.length === 0 ? [`${name}: the order`] : []
  return [
    ...added.map((entry) => `${name}: added ${summarize(entry)}`),
    ...removed.map((entry) => `${name}: removed ${summarize(entry)}`),
    ...changed,
    ...moved,
  ]
}

function describeText(before: unknown, after: unknown): string[] {
  const [old = [], now = []] = [before, after].map((blocks) =>
    Array.isArray(blocks) ? blocks.flatMap(toParagraphs) : [],
  )
  const removed = old.filter((paragraph) => !now.includes(paragraph))
  const added = now.filter((paragraph) => !old.includes(paragraph))
  const pairs = Math.min(removed.length, added.length)
  return [
    ...removed.slice(0, pairs).map((paragraph, index) => describeParagraph(paragraph, added[index] ?? '')),
    ...removed.slice(pairs).map((paragraph) => `Text: removed ${summarize(paragraph)}`),
    ...added.slice(pairs).map((paragraph) => `Text: added ${summarize(paragraph)}`),
  ]
}

const toParagraphs = (block: { text: string | null; props?: unknown }): string[] => [
  ...(block.text ?? '').split(/\n\s*\n/).filter((text) => text.trim() !== ''),
  ...(block.props ? [JSON.stringify(block.props)] : []),
]

/** Two versions of a paragraph, from a few words before the first difference. */
function describeParagraph(before: string, after: string): string {
  let same = 0
  while (before[same] === after[same] && same < before.length) same++
  const start = Math.max(0, before.lastIndexOf(' ', Math.max(0, same - 15)))
  const cut = (text: string) => summarize((start > 0 ? '…' : '') + text.slice(start).trimStart())
  return `Text: ${cut(before)} → ${cut(after)}`
}

function summarize(value: unknown): string {
  if (value === null || value === undefined) return 'not stated'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object') {
    const words = Object.values(value).filter((word) => typeof word === 'string')
    return quote(words.slice(0, 2).join(' · '))
  }
  return typeof value === 'number' ? String(value) : quote(String(value))
}

const quote = (text: string) => `“${text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text}”`
