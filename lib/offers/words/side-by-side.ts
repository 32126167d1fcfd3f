// Two or three offers beside each other, in words: in what they differ, what is the same, and what is not known.
import { findBoundEvery } from '../../base/bound'
import { capitalize, countUnits } from '../../base/format'
import type { Amount } from '../budget'
import type { PlanRow } from '../row'
import { hasFullDosePrice } from '../sums'
import { DOSE_LEVELS, DRUG_STATE_LABELS, formatSum } from './labels'
import { describePrice, describeProduct, formatBound, formatDueToday, formatShortPrice } from './offers'

/** What the record says besides the plan: by the key of a fact, the place of its words in `texts`. */
export type ComparedFacts = Readonly<Record<string, number>>

/** The label of each fact, its name in a sentence, and its words; offers name them by their place, so that equal facts are equal numbers. */
export type FactTexts = Readonly<Record<string, { label: string; name: string; texts: readonly string[] }>>

export type Compared = { row: PlanRow; facts: ComparedFacts }

/** `texts` are undefined where we don't know. */
export type ComparedLine = { key: string; label: string; name: string; texts: (string | undefined)[] }

type CodedLine = ComparedLine & { codes: string[] }

/** A line of the table: what it compares, as a code, and its words; undefined if it is not known. */
type LineOf = {
  key: string
  label: string
  code: (row: PlanRow) => unknown
  text: (row: PlanRow) => string
  /** Of an offer without it, where another one has it: that is no gap. */
  none?: string
}

const sumOf = (row: PlanRow, { cents, toCents }: Amount = { cents: 0, toCents: 0 }) =>
  formatSum(cents, row.isLowerBound, toCents)

/** Whether all is known of a sum but what higher doses cost. */
const isDoseOpen = (row: PlanRow): boolean => !row.isLowerBound && !hasFullDosePrice(row)

const APPROVAL = { approved: 'Brand-name', compounded: 'Compounded', both: 'Both' }

const LINES: readonly LineOf[] = [
  {
    key: 'price',
    label: 'Price',
    code: ({ price, fees, unknownFees, minimumMonths, leavingFeeCents, renewalMonths, drugFrom }) =>
      price && { price, fees, unknownFees, minimumMonths, leavingFeeCents, renewalMonths, drugFrom },
    text: (row) => [formatShortPrice(row), describePrice(row)].filter(Boolean).join(', '),
  },
  {
    key: 'today',
    label: 'Due today',
    code: ({ dueTodayCents, dueTodayToCents, isTodayOpen }) =>
      dueTodayCents !== null && [dueTodayCents, dueTodayToCents, isTodayOpen],
    text: formatDueToday,
  },
  {
    key: 'later',
    label: 'Monthly, after starter doses',
    code: (row) =>
      row.monthAfterStartCents !== null && [
        row.monthAfterStartCents,
        row.monthAfterStartToCents,
        row.isLowerBound,
        isDoseOpen(row),
      ],
    text: (row) =>
      sumOf(row, {
        cents: row.monthAfterStartCents ?? 0,
        toCents: row.monthAfterStartToCents ?? row.monthAfterStartCents ?? 0,
      }) + (isDoseOpen(row) ? '; higher doses not known' : ''),
  },
  {
    key: 'stop',
    label: 'If you stop after 3 months',
    code: ({ stops, isLowerBound }) => stops[0] && { ...stops[0], isLowerBound },
    text: (row) => sumOf(row, row.stops[0]),
  },
  {
    key: 'secondYear',
    label: 'Second year, if prices stay',
    code: ({ price, secondYear, isLowerBound }) => price && { ...secondYear, isLowerBound },
    text: (row) => sumOf(row, row.secondYear),
  },
  {
    key: 'drug',
    label: 'Drug',
    code: ({ drugState }) => (drugState === 'unknown' ? undefined : drugState),
    text: ({ drugState }) => DRUG_STATE_LABELS[drugState],
  },
  {
    key: 'product',
    label: 'Which drug',
    code: ({ product }) => product,
    text: describeProduct,
  },
  {
    key: 'form',
    label: 'Shot or pill',
    code: ({ forms, formsOpen }) => forms && { forms, formsOpen },
    // There may be others.
    text: ({ forms = [], formsOpen }) => capitalize(forms.join(' or ')) + (formsOpen ? ' available' : ''),
  },
  {
    key: 'approval',
    label: 'Brand-name or compounded',
    code: ({ approval }) => approval,
    text: ({ approval }) => (approval ? APPROVAL[approval] : ''),
  },
  {
    key: 'term',
    label: 'Minimum term',
    code: (row) =>
      row.boundMonths !== undefined && {
        boundMonths: Math.max(1, row.boundMonths),
        boundEvery: findBoundEvery(row),
        isTermKnown: row.minimumMonths !== undefined,
        leavingFeeCents: row.leavingFeeCents,
        renewalMonths: row.renewalMonths,
      },
    text: formatBound,
  },
  {
    key: 'notice',
    label: 'Notice',
    code: ({ noticeDays }) => noticeDays,
    text: ({ noticeDays = 0 }) => countUnits(noticeDays, 'day'),
  },
  {
    key: 'states',
    label: 'States',
    code: ({ states }) => states,
    text: ({ states = [] }) => (states.length === 51 ? 'All' : `${states.length} of 51`),
  },
  {
    key: 'dose',
    label: 'Dose',
    code: ({ doseLevel }) => doseLevel,
    text: ({ doseLevel }) => (doseLevel ? capitalize(DOSE_LEVELS[doseLevel]) : ''),
    none: 'Usual doses',
  },
  { key: 'who', label: 'Who', code: ({ who }) => who, text: ({ who = '' }) => who, none: 'Everybody' },
]

function listComparedLines(compared: readonly Compared[], facts: FactTexts): CodedLine[] {
  const toCode = (value: unknown) => (value === false ? '' : (JSON.stringify(value) ?? ''))
  const lines = LINES.flatMap(({ key, label, code, text, none }): CodedLine[] => {
    const known = compared.map(({ row }) => toCode(code(row)))
    // A condition that no offer has is no gap.
    if (none !== undefined && known.every((code) => code === '')) return []
    const codes = known.map((code) => code || (none ?? ''))
    const texts = compared.map(({ row }, index) => (known[index] ? text(row) : none))
    return [{ key, label, name: label.toLowerCase(), codes, texts }]
  })
  for (const [key, { label, name, texts }] of Object.entries(facts))
    lines.push({
      key,
      label,
      name,
      codes: compared.map((offer) => toCode(offer.facts[key])),
      texts: compared.map((offer) => texts[offer.facts[key] ?? -1]),
    })
  return lines
}

/** Lines in which offers differ, labels and words that are the same, and what is known of none. */
export function listSideBySide(compared: readonly Compared[], facts: FactTexts) {
  const different: ComparedLine[] = []
  const same: ComparedLine[] = []
  const unknown: string[] = []
  for (const { codes, ...line } of listComparedLines(compared, facts)) {
    if (codes.every((code) => code === '')) unknown.push(line.name)
    else if (codes.every((code) => code === codes[0])) same.push(line)
    else different.push(line)
  }
  return { different, same, unknown }
}

/** "minimum term: 6 months", of a line that is the same for all. */
export const formatSame = ({ name, texts: [text = ''] }: ComparedLine): string => `${name}: ${text}`

/** More gaps are counted. */
const GAPS_SHOWN = 5

/** "refund, notice, pharmacy, and 3 more". */
export function formatUnknown(names: readonly string[]): string {
  const shown = names.slice(0, GAPS_SHOWN)
  const unshown = names.length - shown.length
  return unshown > 0 ? `${shown.join(', ')}, and ${unshown} more` : shown.join(', ')
}
