// Turns the arguments of `npm run due -- still-true …` and `… changed …` into edits of files. Pure; the content check
// validates the values.
import { isDeepStrictEqual } from 'node:util'
import { STORED_FACT_KEYS } from '../base/facts'
import { type CheckedContent, jsonFileOf, recordFileOf } from '../content/kinds'
import { FIELDS } from '../providers/change-wording'
import type { LoggedField } from '../schemas/change-log'
import { type FactEvidence, LOOKED_NOT_STATED } from '../schemas/evidence'
import { getPlaceToLook } from './due-items'
import { findIndex, isTargetName, type Place, TARGETS, UsageError } from './due-targets'
import type { FileEdit } from './files/file-edits'
import { isWording } from './plan-log'

/** A value below the target: `pricing.amount` and 109. `value: undefined` removes it. */
export type Assignment = { path: string; value: unknown }

/** The day is like 2026-11-20; `by` and `source` are for the evidence. */
export type Signature = { today: string; by?: string | undefined; source?: string | undefined }

/** If the target is a provider, `kind` is its id and `id` is one of its fields. */
type TargetWords = { kind: string; id: string | undefined }

/** The edits that record that somebody checked a value and found it still correct. */
export function planStillTrue(
  content: CheckedContent,
  { kind, id }: TargetWords,
  signature: Signature,
): FileEdit[] {
  if (isTargetName(kind)) {
    const name = requireId(kind, id)
    return [TARGETS[kind].stamp(TARGETS[kind].find(content, name), name, signature.today)]
  }
  const provider = findRecord(content, kind).id
  if (!isField(id)) {
    const problem = id === undefined ? `Which field of ${provider}?` : `There is no field "${id}".`
    throw new UsageError(`${problem} Use one of ${FIELDS.join(', ')}.`)
  }
  return planEvidence(content, provider, id, isNotStated(content, provider, id), signature)
}

/** The edits that write new values and record the check. */
export function planChanged(
  content: CheckedContent,
  { kind, id }: TargetWords,
  assignments: readonly Assignment[],
  signature: Signature,
): FileEdit[] {
  if (!isTargetName(kind)) return planRecord(content, kind, assignments, signature)
  const target = TARGETS[kind]
  const name = kind === 'site' ? '' : requireId(kind, id)
  const place = target.find(content, name)
  if (kind === 'guide') checkFrontmatter(place, assignments)
  const edits = toEdits(place, kind === 'source' ? withLabel(place, assignments) : assignments)
  if (!target.isStampedByChange || place.path[0] === 'programs') return edits
  const stamp = target.stamp(place, name, signature.today)
  const isGiven = edits.some(({ path, value }) => value === undefined || isDeepStrictEqual(path, stamp.path))
  return isGiven ? edits : [...edits, stamp]
}

/** In a guide, the command changes only whole frontmatter fields. */
function checkFrontmatter({ value }: Place, assignments: readonly Assignment[]) {
  const fields = Object.keys(Object(value)).filter((name) => name !== 'slug' && name !== 'body')
  for (const { path } of assignments)
    if (!fields.includes(path))
      throw new UsageError(
        `"${path}" is not a field in the frontmatter of the guide. Use one of ${fields.join(', ')}.`,
      )
}

/** The label of a source says whether it was only reported. */
function withLabel({ value }: Place, assignments: readonly Assignment[]): readonly Assignment[] {
  const read = assignments.find(({ path }) => path === 'read')?.value
  const label: unknown = Reflect.get(Object(value), 'label')
  if (read === undefined || typeof label !== 'string' || assignments.some(({ path }) => path === 'label'))
    return assignments
  const plain = label.replace(/ \(as reported\)$/, '')
  const wanted = read === 'reported' ? `${plain} (as reported)` : plain
  return wanted === label ? assignments : [...assignments, { path: 'label', value: wanted }]
}

function planRecord(
  content: CheckedContent,
  id: string,
  assignments: readonly Assignment[],
  signature: Signature,
): FileEdit[] {
  const record = findRecord(content, id)
  const rank = content.ranking.providers.findIndex((entry) => entry.id === id)
  const resolved = assignments.map(({ path, value }) => {
    const [first = ''] = parsePath(path)
    return { path: isStoredFact(first) ? `facts.${path}` : path, value }
  })
  const ratings = resolved.filter(({ path }) => path === 'rating')
  if (ratings.length > 0 && rank < 0)
    throw new UsageError(`${id} is not ranked: it has no score. Add it to content/ranking.json first.`)
  const edits = [
    ...toEdits(
      { file: recordFileOf(id), path: [], value: record },
      resolved.filter(({ path }) => path !== 'rating'),
    ),
    ...(ratings.length > 0
      ? toEdits(
          {
            file: jsonFileOf('ranking'),
            path: ['providers', rank],
            value: content.ranking.providers[rank],
          },
          ratings,
        )
      : []),
  ]
  const changed = getChangedFields(edits)
  // A sentence updated to match a new price was not itself checked.
  const fields = changed.every(isWording) ? changed : changed.filter((field) => !isWording(field))
  const evidence = fields.flatMap((field) => {
    const whole = edits.find(({ path }) => path.at(-1) === field)
    const isNull = whole ? whole.value === null : isNotStated(content, id, field)
    // A score without evidence gets some only if --source says where its breakdown is.
    if (field === 'rating' && !signature.source && !content.ranking.providers[rank]?.scoreEvidence) return []
    return planEvidence(content, id, field, isNull, signature)
  })
  return [...edits, ...evidence]
}

/** The provider fields that the edits change, by their names in evidence and change log. */
export const getChangedFields = (edits: readonly FileEdit[]): LoggedField[] => {
  const names = edits.map(({ file, path }) =>
    file === jsonFileOf('ranking') || path[0] === 'facts'
      ? path[file === jsonFileOf('ranking') ? 2 : 1]
      : path[0],
  )
  return FIELDS.filter((field) => names.includes(field))
}

/** Existing evidence is edited value by value, so that the rest of it stays byte for byte. */
function planEvidence(
  content: CheckedContent,
  id: string,
  field: LoggedField,
  isNull: boolean,
  { today, by, source }: Signature,
): FileEdit[] {
  const record = findRecord(content, id)
  const rank = content.ranking.providers.findIndex((entry) => entry.id === id)
  const isScore = field === 'rating'
  const given: FactEvidence | undefined = isScore
    ? content.ranking.providers[rank]?.scoreEvidence
    : record.evidence[field]
  const place = isScore
    ? { file: jsonFileOf('ranking'), path: ['providers', rank, 'scoreEvidence'] }
    : { file: recordFileOf(id), path: ['evidence', field] }
  if (isScore && rank < 0) throw new UsageError(`${id} is not ranked: it has no score.`)
  if (!by) throw new UsageError('Who checked it? Add --by "Your name".')
  const address = source ?? given?.source ?? (isScore ? undefined : getPlaceToLook(content, record, field))
  if (address === undefined)
    throw new UsageError('Where is the breakdown of the score published? Add --source https://…')
  const wanted = {
    source: address,
    verifiedOn: today,
    checkedBy: by,
    ...(isNull && !isScore && { found: LOOKED_NOT_STATED }),
  }
  if (!given) return [{ ...place, value: wanted }]
  const keys = ['source', 'verifiedOn', 'checkedBy', 'found'] as const
  return keys
    .map((key) => ({ ...place, path: [...place.path, key], value: Reflect.get(wanted, key) }))
    .filter((edit, index) => edit.value !== Reflect.get(given, keys[index] ?? ''))
}

/** The edits for the assignments that change something. Throws if the group that a value belongs to does not exist. */
function toEdits(place: Place, assignments: readonly Assignment[]): FileEdit[] {
  return assignments.flatMap(({ path, value }) => {
    const keys = parsePath(path)
    let around: unknown = place.value
    for (const [index, key] of keys.entries()) {
      if (typeof around !== 'object' || around === null) {
        const parent = keys.slice(0, index).join('.')
        throw new UsageError(
          `"${path}": there is no group "${parent}" in ${place.file} to put it into. Write all of "${parent}": ${parent} --value '{ … }'`,
        )
      }
      around = Reflect.get(around, key)
    }
    return isDeepStrictEqual(around, value)
      ? []
      : [{ file: place.file, path: [...place.path, ...keys], value }]
  })
}

/** "ladders[0].ends" and "ladders.0.ends" → ['ladders', 0, 'ends']; '' → []. */
const parsePath = (path: string): (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

const findRecord = ({ providers }: CheckedContent, id: string) => {
  const record = providers[findIndex('provider', providers, id)]
  if (!record) throw new UsageError(`There is no provider "${id}".`)
  return record
}

function isNotStated(content: CheckedContent, id: string, field: LoggedField): boolean {
  const record = findRecord(content, id)
  if (field === 'rating') return false
  return (isStoredFact(field) ? record.facts[field] : record[field]) === null
}

const isStoredFact = (name: string | number): name is (typeof STORED_FACT_KEYS)[number] =>
  STORED_FACT_KEYS.some((key) => key === name)

const isField = (name: string | undefined): name is LoggedField => FIELDS.some((field) => field === name)

function requireId(kind: string, id: string | undefined): string {
  if (id !== undefined) return id
  throw new UsageError(`Which ${kind}? Name its id: \`${kind} …\`.`)
}
