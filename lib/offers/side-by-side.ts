// Two or three offers beside each other: in what they differ, and what is the same.
import { capitalize } from '../base/format'
import { formatCents } from './labels'
import { describePrice, describeProduct } from './offer-words'
import type { PlanRow } from './rows'

/** `facts` are further facts in words, by their labels. */
export type Compared = { row: PlanRow; facts: Readonly<Record<string, string>> }

type Line = { label: string; values: (string | undefined)[] }

/** Lines of plans, then those of the facts of which at least one offer says something. */
function listLines(compared: readonly Compared[]): Line[] {
  const read = (label: string, of: (row: PlanRow) => string | undefined): Line => ({
    label,
    values: compared.map(({ row }) => of(row)),
  })
  const labels = [...new Set(compared.flatMap(({ facts }) => Object.keys(facts)))]
  return [
    read('Price', (row) => [row.priceText, describePrice(row)].filter(Boolean).join(', ')),
    read('Due today', (row) => row.dueTodayText),
    read('A month after the start', ({ monthAfterStartCents: cents }) =>
      cents === null ? undefined : formatCents(cents),
    ),
    read('If you stop after 3 months', ({ stops }) => stops[0]?.text),
    read('Second year', ({ secondYear, price }) => (price ? secondYear.text : undefined)),
    read('Drug', ({ drugLabel, drug }) => (drug === 'unknown' ? undefined : drugLabel)),
    read('Product', (row) => (row.product ? describeProduct(row) : undefined)),
    read('Shot or pill', ({ forms }) => forms && capitalize(forms.join(' or '))),
    read(
      'Brand-name or compounded',
      ({ approval }) =>
        approval && { approved: 'Brand-name', compounded: 'Compounded', both: 'Both' }[approval],
    ),
    read('Minimum term', ({ minimumMonths }) =>
      minimumMonths === undefined ? undefined : minimumMonths > 1 ? `${minimumMonths} months` : 'None',
    ),
    read('Notice', ({ noticeDays }) => (noticeDays === undefined ? undefined : `${noticeDays} days`)),
    read('States', ({ states }) => states && (states.length === 51 ? 'All' : `${states.length} of 51`)),
    read('Who', ({ who }) => who),
    ...labels.map((label) => ({ label, values: compared.map(({ facts }) => facts[label]) })),
  ]
}

/** What nobody knows anything about is in neither. */
export function listSideBySide(compared: readonly Compared[]): { different: Line[]; same: string[] } {
  const lines = listLines(compared).filter(({ values }) => values.some((value) => value !== undefined))
  const unnamed = compared.some(({ row }) => row.product) ? '' : '; which one, not known'
  const isSame = ({ values }: Line) => values.every((value) => value === values[0])
  return {
    different: lines.filter((line) => !isSame(line)),
    same: lines
      .filter(isSame)
      .map(({ label, values: [value = ''] }) =>
        label === 'Drug' ? `drug ${value.toLowerCase()}${unnamed}` : `${label.toLowerCase()}: ${value}`,
      ),
  }
}
