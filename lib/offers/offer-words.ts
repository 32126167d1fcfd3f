// An offer in the few words of a row.
import { capitalize, formatDay } from '../base/format'
import type { Product } from '../schemas/prices'
import { FEE_WORDS, formatCents, formatMinimum, formatUnit } from './labels'
import type { Plan, PlanFee } from './plan'

const FORM_WORDS: Record<NonNullable<Product['form']>, string> = {
  shot: 'shot',
  pen: 'pen',
  vial: 'vial',
  pill: 'pill',
  drops: 'drops',
}

/** "Semaglutide shot, compounded", "Wegovy pill, brand-name", or as much of it as is known: "Shot"; '' if nothing is. */
export function describeProduct({ product, forms, formsOpen, approval }: Plan): string {
  if (!product) return forms && !formsOpen ? capitalize(forms.join(' or ')) : ''
  const names = [...new Set(product.map(({ brand, ingredient }) => brand ?? ingredient))]
  const own = [...new Set(product.flatMap(({ form }) => (form ? FORM_WORDS[form] : [])))]
  const kind = { approved: 'brand-name', compounded: 'compounded', both: 'brand-name or compounded' }
  const what = [names.join(' or '), own.join(' or ')].filter(Boolean).join(' ')
  return capitalize([what, approval && kind[approval]].filter(Boolean).join(', '))
}

/** Why nobody can start it: "not taking new patients"; '' if they can. */
export const describeClosed = ({ isOpen, closedOn }: Pick<Plan, 'isOpen' | 'closedOn'>): string =>
  closedOn ? `closed on ${formatDay(closedOn)}` : isOpen === false ? 'not taking new patients' : ''

/** What a price cell says under the price: "$79 at first", "for at least 12 months, and $99 once". */
export function describePrice({ price, fees, minimumMonths, drugFrom, kind }: Plan): string {
  const parts: string[] = []
  const [first] = price?.first ?? []
  if (first && price) {
    if (first.dose) parts.push('by dose')
    else if (first.cents < price.cents)
      parts.push(`${first.cents === 0 ? 'free' : formatCents(first.cents)} at first`)
    else parts.push(`${formatCents(first.cents)} at first`)
  }
  if (
    price?.every === '6 months' ||
    price?.every === '3 months' ||
    price?.every === '2 months' ||
    price?.every === '10 months'
  )
    parts.push('paid ahead')
  if (drugFrom) parts.push('and the drug')
  const minimum = formatMinimum(minimumMonths)
  if (minimum) parts.push(minimum)
  if (kind === 'provider') parts.push(...fees.slice(0, 2).map(describeFee))
  return parts.join(', ')
}

const describeFee = ({ what, cents, every }: PlanFee): string =>
  `and ${formatCents(cents)} ${every === 'bill' ? 'with each bill' : formatUnit(every)} for ${FEE_WORDS[what]}`
