// What answers a visitor's question, in sentences: what is lowest, what fits a budget and what does not, which drug to ask about.
import { capitalize, joinNames } from '../../base/format'
import type { BudgetMonth, Verdict } from '../budget'
import type { Plan } from '../plan'
import type { PlanRow } from '../row'
import { hasUnknownFee } from '../sums'
import {
  DOSE_LEVELS,
  DRUG_WORDS,
  formatAmount,
  formatCents,
  formatPeriod,
  formatRange,
  formatSum,
  NOT_KNOWN,
  nameUnknownFee,
  UNKNOWN_FEE_WORDS,
} from './labels'
import { formatDueToday } from './offers'

const needsProduct = ({ gaps }: Pick<Plan, 'gaps'>) => gaps.includes('product')

/** "first year, all due today", "first year, $149 today": under a sum. */
export const formatSumDue = (row: PlanRow, months: number): string =>
  `${formatPeriod(months)}, ${row.isAllToday ? 'all due today' : `${formatDueToday(row)} today`}`

/** "$149/month": of an offer that is paid by the month, after its starter doses. */
export const formatMonthFigure = ({ monthAfterStartCents, monthAfterStartToCents }: PlanRow): string =>
  `${formatAmount(monthAfterStartCents, monthAfterStartToCents)}/month`

/** "first year $1,788", and where the first bill is another, "first year $1,738, $99 today": under a month. */
export function formatMonthDue(row: PlanRow, months: number): string {
  const today = formatDueToday(row)
  const isUsual = row.dueTodayCents === row.monthAfterStartCents
  return `${formatPeriod(months)} ${formatAmount(row.sumCents, row.sumToCents)}${isUsual ? '' : `, ${today} today`}`
}

/** Why a sum is "at least": "Drug not known", "Drug extra", "Drug included, plus a lab fee of unknown amount". */
export function formatOpenDrug({ drug, unknownFees = [] }: Pick<Plan, 'drug' | 'unknownFees'>): string {
  if (drug !== 'included') return capitalize(DRUG_WORDS[drug])
  if (unknownFees.length > 0) return `Drug included, plus ${joinNames(unknownFees.map(nameUnknownFee))}`
  return 'Drug included, a “from” price'
}

/** Everybody whom an answer of one to three sellers names. */
const EVERYBODY = ['', 'both', 'all three']

/** "Ask all three which drug: FDA does not review compounded ones.", or empty if all name theirs. */
export function formatAskFirst(rows: readonly Pick<Plan, 'gaps' | 'name'>[]): string {
  const unnamed = rows.filter(needsProduct).map(({ name }) => name)
  if (unnamed.length === 0) return ''
  const whom = unnamed.length < rows.length ? joinNames(unnamed) : EVERYBODY[rows.length - 1]
  return `Ask ${whom ? `${whom} ` : ''}which drug: FDA does not review compounded ones.`
}

/** "Just fits, if there are no fees": where nothing is left for those that we do not know. */
export const TIGHT_FIT = 'Just fits, if there are no fees'

/** "a month, drug included", "at once, drug included": after the figure of what fits. */
export const formatFitUnit = ({ isAtOnce }: BudgetMonth): string =>
  `${isAtOnce ? 'at once' : 'a month'}, drug included`

/** "Under your $250 if no fees are added. Ask whether the drug is FDA-approved or compounded." */
export function formatFitCondition(plan: Plan, { isTight }: BudgetMonth, budget: number): string {
  const isSure = !hasUnknownFee(plan)
  return join(
    isTight ? `${TIGHT_FIT}.` : `Under your ${formatCents(budget)}${isSure ? '' : ' if no fees are added'}.`,
    needsProduct(plan) && 'Ask whether the drug is FDA-approved or compounded.',
    plan.gaps.includes('dose') && 'Ask what higher doses cost.',
  )
}

const join = (...sentences: (string | false)[]): string => sentences.filter(Boolean).join(' ')

type Named = Pick<Plan, 'name' | 'kind' | 'who'>

/** "the Wegovy pill", "Beta": a drug that is named with its form takes an article. */
export const withArticle = ({ name, kind }: Pick<Named, 'name' | 'kind'>): string =>
  kind !== 'provider' && name.includes(' ') ? `the ${name}` : name

/** A condition is stated wherever the price is. */
const withCondition = (row: Named): string => withArticle(row) + (row.who ? ` (${row.who})` : '')

/** "So do Beta, and from their makers the Wegovy pill and the Foundayo pill (if …)."; null if nothing else fits. */
export function formatAlsoFits(others: readonly Named[]): string | null {
  const sellers = others.filter(({ kind }) => kind === 'provider').map(withCondition)
  const drugs = others.filter(({ kind }) => kind === 'maker').map(withCondition)
  if (sellers.length + drugs.length === 0) return null
  const verb = sellers.length + drugs.length === 1 ? 'does' : 'do'
  const from = drugs.length === 1 ? 'from its maker' : 'from their makers'
  if (drugs.length === 0) return `So ${verb} ${joinNames(sellers)}.`
  if (sellers.length === 0) return `So ${verb} ${joinNames(drugs)}, ${from}.`
  return `So ${verb} ${joinNames(sellers)}, and ${from} ${joinNames(drugs)}.`
}

/** "Fits $250 at this price", "Over $250 from fill 3, $299": the budget in cents. */
export function formatVerdict(verdict: Verdict, budget: number): string {
  const limit = formatCents(budget)
  switch (verdict.group) {
    case 'unknown':
      return formatOpen(verdict, limit)
    case 'fits':
      return `Fits ${limit} ${verdict.why === 'at-once' ? `with ${formatRange(verdict.cents, verdict.toCents)} at once` : FITS[verdict.why]}`
    case 'over':
      return formatOver(verdict, limit)
  }
}

const UNKNOWN = {
  price: 'We don’t know the price',
  drug: 'We don’t know the drug’s price',
  qualification: 'Only if you qualify',
}

const FITS = { open: 'at this price', fill: 'every fill', month: 'every month' }

function formatOpen(verdict: Extract<Verdict, { group: 'unknown' }>, limit: string): string {
  switch (verdict.why) {
    case 'range':
      return `May be over ${limit}: up to ${formatCents(verdict.cents)} in ${verdict.unit} ${verdict.nth}`
    case 'fee':
      return `There is ${UNKNOWN_FEE_WORDS[verdict.what]}; we don’t know how much`
    default:
      return UNKNOWN[verdict.why]
  }
}

function formatOver(verdict: Extract<Verdict, { group: 'over' }>, limit: string): string {
  const amount = formatRange(verdict.cents, verdict.toCents)
  switch (verdict.why) {
    case 'ahead': {
      const { nth, later } = verdict
      const month = later ? `; ${formatRange(later.cents, later.toCents)} a month` : ''
      return `Asks ${amount} ${nth === 1 ? 'on day one' : `in month ${nth}`}${month}`
    }
    case 'average':
      return `Over ${limit} a month on average, ${amount}`
    case 'charge':
      return `Over ${limit} ${verdict.isSteady ? 'from' : 'in'} ${verdict.unit} ${verdict.nth}, ${amount}`
  }
}

/** On a card: "Fits $250", "$71 a month left for its drug", "Asks $1,649 on day one; $137.42 a month". */
export function formatFit({ verdict, toCents, isTight }: BudgetMonth, budget: number): string {
  if (isTight) return TIGHT_FIT
  if (verdict.group === 'unknown')
    return verdict.why === 'drug' && toCents !== null && toCents <= budget
      ? `${formatCents(budget - toCents)} a month left for its drug`
      : formatVerdict(verdict, budget)
  // From the first month on, the price on the card says it.
  const isSteady = verdict.group === 'over' && verdict.why === 'charge' && verdict.nth === 1
  if (verdict.group === 'over' && !isSteady) return formatVerdict(verdict, budget)
  return `${verdict.group === 'fits' ? 'Fits' : 'Over'} ${formatCents(budget)}`
}

/** The dearest month beside its bar: "at least $179", "$1,649 at once", "$299 from fill 3". */
export function formatBudgetMonth(
  { kind, doseLevel }: Pick<Plan, 'kind' | 'doseLevel'>,
  { cents, toCents, isLowerBound, isAtOnce, fill }: BudgetMonth,
): string {
  if (cents === null) return NOT_KNOWN
  const sum = formatSum(cents, isLowerBound, toCents ?? cents)
  if (doseLevel) return `${sum}, ${DOSE_LEVELS[doseLevel]}`
  if (kind === 'program') return `${sum} if you qualify`
  if (isAtOnce) return `${sum} at once`
  return fill ? `${formatSum(fill.cents, isLowerBound, fill.toCents)} from fill ${fill.nth}` : sum
}
