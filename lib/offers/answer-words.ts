// The sentences of the results' first answer: what fits, what is due, what may be added, and which drug to ask about.
import { FEES } from '../base/bills'
import { joinNames } from '../base/format'
import type { PlanRow } from './rows'

const ASK_DRUG = 'Ask which drug: it may be compounded, which FDA does not review.'

const needsProduct = ({ gaps }: Pick<PlanRow, 'gaps'>) => gaps.includes('product')
/** Whether a sum may grow by a fee that we do not know. */
export const hasUnknownFee = ({ gaps }: Pick<PlanRow, 'gaps'>) => FEES.some((fee) => gaps.includes(fee))

/** "$1,649 due today, if nothing is added. Ask which drug: …" */
export function formatDueNote(row: Pick<PlanRow, 'dueTodayText' | 'gaps'>): string {
  const condition = hasUnknownFee(row) ? ', if nothing is added' : ''
  return join(`${row.dueTodayText} due today${condition}.`, needsProduct(row) && ASK_DRUG)
}

/** "$149 today, then $149 a month, if fees and higher doses add nothing. Ask which drug: …" */
export function formatPaymentsNote(row: Pick<PlanRow, 'cashFlow' | 'gaps'>): string {
  const open = [hasUnknownFee(row) && 'fees', row.gaps.includes('dose') && 'higher doses'].filter(
    (what) => what !== false,
  )
  const condition = open.length > 0 ? `, if ${joinNames(open)} add nothing` : ''
  const payments = row.cashFlow.replace(/^Due today (\$[\d,.]*\d)/, '$1 today')
  return join(`${payments}${condition}.`, needsProduct(row) && ASK_DRUG)
}

const join = (...sentences: (string | false)[]): string => sentences.filter(Boolean).join(' ')

type Named = Pick<PlanRow, 'name' | 'kind' | 'who'>

/** "the Wegovy pill", "Beta": a drug that is named with its form takes an article. */
export const withArticle = ({ name, kind }: Pick<Named, 'name' | 'kind'>): string =>
  kind !== 'provider' && name.includes(' ') ? `the ${name}` : name

/** A condition is said wherever the price is. */
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
