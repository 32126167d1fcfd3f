// For how long a price binds whoever starts: the minimum term, or the bills that are paid ahead. Records and plans both ask here,
// so that a page says one thing. In lib/base because the schemas, below lib/offers, need it, too.
import { type Every, getDistance, getLength, isAhead } from './periods'

type Billed = { every: Every; first?: readonly { every?: Every | undefined }[] | undefined }

type Binding = { price?: Billed | undefined; minimumMonths?: number | undefined }

/** How often the bills of a price come: the different ones at the start, then the later ones. */
export const listPeriods = ({ every, first = [] }: Billed): Every[] => [
  ...first.map((bills) => bills.every ?? every),
  every,
]

/** The periods of bills for more than a month. A price that is paid once binds nobody. */
const listAhead = ({ price }: Binding): Every[] =>
  price ? listPeriods(price).filter((every) => every !== 'once' && isAhead(every)) : []

/**
 * For how many months somebody is bound: the minimum term, or what one bill pays ahead, if that is longer. 0 or 1 is no
 * minimum; undefined if it is not known.
 */
export function getBoundMonths(binding: Binding): number | undefined {
  const { minimumMonths } = binding
  const ahead = listAhead(binding)
  if (ahead.length === 0) return minimumMonths
  return Math.max(minimumMonths ?? 0, ...ahead.map((every) => Math.ceil(getLength(every))))
}

/** The bill ahead that binds longer than the minimum term, if it does not pay for whole months: "6 weeks". */
export function findBoundEvery(binding: Binding): Every | undefined {
  const [longest] = listAhead(binding).sort((a, b) => getLength(b) - getLength(a))
  if (!longest || getDistance(longest).days === 0) return undefined
  return getLength(longest) > (binding.minimumMonths ?? 0) ? longest : undefined
}
