// Turns files as they were read into checked content, or reports every issue at once. Pure, so tests can pass in broken
// content.

import type { z } from 'zod'
import { compact } from '../base/compact'
import { FEES } from '../base/fees'
import { isGroup } from '../base/group.mjs'
import { HOST_NAMES } from '../base/routes'
import { readBody } from '../guides/read-body'
import { findMakerOffer } from '../offers/from-content'
import type { MakerPrices } from '../schemas/maker-prices'
import { describeMismatch, fixNumberHint, showValue, toPath } from '../schemas/messages'
import type { Offer } from '../schemas/offers'
import { type CheckContext, type ContentIssue, issueAt, issueOnLine } from './issue'
import { type CheckedContent, fileOf, KIND_NAMES, KINDS, type Kind, type KindEntry } from './kinds'
import { fillPlaceholders, getPlaceholders } from './placeholders'
import type { RawContent, RawFile } from './raw-file'
import { checkRules } from './rules'
import { listDatedTexts } from './schema-fields'

export type CheckedOutcome =
  | { content: CheckedContent; issues: [] }
  | { content: null; issues: ContentIssue[] }

/** Checks each file against its schema, and once all match, the files against one another. Accepts content of any shape. */
export function checkContent(raw: RawContent, context: CheckContext): CheckedOutcome {
  const parsed = parseContent(raw)
  if (!parsed.content) return parsed
  const { content } = parsed
  const issues = checkRules(content, context)
  const placeholders = getPlaceholders(content)
  const fill = (kind: Kind, entry: unknown) => {
    const { id, slug } = Object(entry)
    return fillPlaceholders(entry, placeholders, fileOf(kind, id ?? slug), issues)
  }
  const filled = KIND_NAMES.map((kind) => {
    const entries = content[kind]
    return [kind, Array.isArray(entries) ? entries.map((entry) => fill(kind, entry)) : fill(kind, entries)]
  })
  return toOutcome({ ...content, ...Object.fromEntries(filled) }, issues, raw)
}

/** Checks each file against its schema only. Placeholders are not replaced. */
export function parseContent(raw: RawContent): CheckedOutcome {
  const issues: ContentIssue[] = []
  const kinds = KIND_NAMES.map((kind) => {
    const entry = KINDS[kind]
    const values = raw[kind].map((file) => {
      const checked = checkFile(entry, file)
      issues.push(...checked.issues)
      return checked.value
    })
    return [kind, entry.shape === 'json-file' ? values[0] : values]
  })
  const content: CheckedContent = { ...Object.fromEntries(kinds), dated: [] }
  if (issues.length === 0) {
    content.dated = listDatedTexts(content)
    content.providers = content.providers.map((record) => ({
      ...record,
      offers: record.offers.map((offer) => fillProduct(offer, content['maker-prices'])),
    }))
  }
  return toOutcome(content, issues, raw)
}

/** An offer whose drug comes from a maker sells what the maker's offer is. */
const fillProduct = (offer: Offer, makers: MakerPrices): Offer =>
  compact({
    ...offer,
    product: offer.product ?? findMakerOffer(makers, offer.drugFrom)?.offer.product,
  })

const toOutcome = (content: CheckedContent, issues: ContentIssue[], raw: RawContent): CheckedOutcome =>
  issues.length === 0
    ? { content, issues: [] }
    : { content: null, issues: keepFirst(issues.map((issue) => addLine(issue, raw))) }

/** Checks one file: its data, its name in a folder, and its text. The value is complete if there are no issues. */
export function checkFile(entry: KindEntry, { file, name, text, data, issues: unreadable }: RawFile) {
  // `$schema` is for text editors and is not content.
  const { $schema: _, ...fields } = isGroup(data) ? data : {}
  const read = isGroup(data) ? leaveOutEmpty(fields) : data
  const result = entry.schema.safeParse(read, { error: describeSchemaIssue, reportInput: true })
  const value: unknown = result.data
  const found = result.error?.issues.flatMap((issue) => toIssues(file, issue)) ?? []
  const issues = [...unreadable, ...(data === undefined && unreadable.length > 0 ? [] : found)]
  if (entry.shape === 'json-file') return { value, issues }
  const wrongName = !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
    ? `expected lowercase letters, digits and hyphens, got "${name}". Rename the file: its name is its address.`
    : HOST_NAMES.includes(name) &&
      `expected another name, got "${name}", which hosts reserve for a special page. Rename the file.`
  if (wrongName) issues.push(issueAt(file, ['(file name)'], wrongName))
  if (entry.shape === 'json-folder') return { value: { ...Object(value), id: name }, issues }
  const { issues: inText, ...body } = readBody(text)
  issues.push(...inText.map(({ line, message, field }) => issueOnLine(file, line, message, field)))
  return { value: { ...Object(value), slug: name, body }, issues }
}

/** A field that is left out, an empty list and an empty group all say the same: it is not known, or there is none. */
function leaveOutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leaveOutEmpty)
  if (!isGroup(value)) return value
  const fields = Object.entries(value).map(([name, field]) => [name, leaveOutEmpty(field)] as const)
  // All states but none are all of them.
  return Object.fromEntries(fields.filter(([name, field]) => name === 'except' || !isEmpty(field)))
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Adds the line to an issue that has only the path of its value: a missing field gets the line of its group. */
function addLine(issue: ContentIssue, raw: RawContent): ContentIssue {
  const [first] = issue.path
  if (issue.line !== undefined || first === undefined || first === '(file name)') return issue
  const file = Object.values(raw)
    .flat()
    .find((entry) => entry.file === issue.file)
  for (let length = issue.path.length; length >= 0; length--) {
    const line = file?.getLine(issue.path.slice(0, length))
    if (line !== undefined) return { ...issue, line }
  }
  return issue
}

/** Keeps the first issue of each value, since later ones usually follow from it. A line may have several. */
function keepFirst(issues: readonly ContentIssue[]): ContentIssue[] {
  const seen = new Set<string>()
  return issues.filter(({ file, path, line, message }) => {
    const key = JSON.stringify(path.length > 0 ? [file, path] : [file, line, message])
    return !seen.has(key) && seen.add(key)
  })
}

const LEAVING_FEE = 'What whoever stops before the minimum term pays is `leavingFee`.'
const MINIMUM = 'Months that are paid in any case are `minimumMonths`.'
const FIRST = 'Bills that differ at the start are `price.first`: [{ "bills": 1, "amount": 79 }].'

/** The field that fits what somebody wrote under another name. */
const FIELD_HINTS: Readonly<Record<string, string>> = {
  membershipFee: 'A fee stands in `fees`: { "what": "membership", "amount": 99, "every": "year" }.',
  consultationFee: 'A fee stands in `fees`: { "what": "visit", "amount": 39, "every": "once" }.',
  labFee: 'A fee stands in `fees`: { "what": "labs", "amount": 85, "every": "once" }.',
  shippingFee:
    'A fee stands in `fees`: { "what": "shipping", "amount": 25, "every": "bill" }, or "amount": 0.',
  ...Object.fromEntries(
    FEES.map((what) => [
      what,
      `A fee stands in \`fees\`: { "what": "${what}", "amount": 25, "every": "month" }.`,
    ]),
  ),
  copay: 'A copay is a fee: { "what": "copay", "amount": 25, "every": "4 weeks" } in `fees`.',
  cancellationFee: LEAVING_FEE,
  earlyTerminationFee: LEAVING_FEE,
  contractMonths: MINIMUM,
  minMonths: MINIMUM,
  minimum: MINIMUM,
  contract: MINIMUM,
  interval: 'How often a bill comes is `every`.',
  frequency: 'How often a bill comes is `every`.',
  firstMonth: FIRST,
  introPrice: FIRST,
  intro: FIRST,
  autoRenew: 'Whether it renews by itself is `renews`.',
  notice: 'Days of notice are `noticeDays`.',
  condition: 'Who gets it is `who`.',
  automaticRenewal: 'Whether it renews by itself is `renews`.',
  cancellationNotice: 'Days of notice are `noticeDays`.',
  billing: 'How often a bill comes is `every` in `price`.',
  drugs: 'Which drug it is stands in `product`.',
  approval: 'Whether FDA has approved it is `approved` in `product`.',
  period: 'How often a bill comes is `every`.',
  discount: 'Bills that differ at the start are `price.first`.',
  firstMonthDiscount:
    'Bills that differ at the start are `price.first`: what the first one costs, not the discount.',
  freeMonths: 'Free bills are `price.first` with an amount of 0.',
  fromAmount: 'For a "from" price write "startsFrom": true.',
  commitment: 'Months that are paid in any case are `minimumMonths`.',
  waitlist: 'While it takes no new patients, write "isOpen": false.',
  medicationIncluded: 'Whether the price includes the drug is `drug`.',
  insurance: 'Who pays is `pays`; a copay is a fee in `fees`.',
  visits: 'Whether somebody talks to a clinician is `visit`: live, form or both.',
  liveVisits: 'Whether somebody talks to a clinician is `visit`: live, form or both.',
  evidence: 'What somebody read belongs to `checks`.',
}

function toIssues(file: string, issue: z.core.$ZodIssue): ContentIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issueAt(file, toPath(issue.path), issue.message)]
  return issue.keys.map((key) => {
    const value = showValue(Reflect.get(issue.input as object, key))
    const message = `unknown field, got ${value}. ${FIELD_HINTS[key] ?? 'Correct its spelling or remove it.'}`
    return issueAt(file, [...toPath(issue.path), key], message)
  })
}

const OTHER_FIX = 'Compare it with content/schemas.'

/** What to call each type, and how to write a value of it. */
const TYPES: Record<string, [what: string, fix: string | typeof fixNumberHint]> = {
  string: ['text', 'Put it in quotes.'],
  number: ['a number', fixNumberHint],
  boolean: ['true or false', 'Write true or false without quotes.'],
  array: ['a list', 'Put it between [ and ].'],
  object: ['a group of fields', 'Put its fields between { and }.'],
}

/** What is counted in a value that is too short or too long. Numbers have messages of their own. */
const COUNTED: Record<string, string> = { string: 'characters', array: 'entries' }

const describeSchemaIssue: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue
  if (issue.code === 'invalid_type')
    return describeMismatch(...(TYPES[issue.expected] ?? [issue.expected, OTHER_FIX]), input)
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const [limit, size, fix] =
      issue.code === 'too_small'
        ? ['at least', issue.minimum, 'Write more.']
        : ['at most', issue.maximum, 'Shorten it.']
    const counted = COUNTED[issue.origin] ?? ''
    return issue.exact
      ? describeMismatch(`exactly ${size} ${counted}`, 'The page has a place for each.', input)
      : describeMismatch(`${limit} ${size} ${counted}`, fix, input)
  }
  if (issue.code !== 'invalid_value') return describeMismatch('another value', OTHER_FIX, input)
  const options = issue.values.map((option) => JSON.stringify(option)).join(', ')
  return describeMismatch(`one of ${options}`, 'Use one of these.', input)
}
