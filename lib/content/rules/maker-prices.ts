// The makers' prices: ids are unique, doses rise from step to step, and a program ends after it starts.
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'
import { checkUnique, findDuplicates } from './unique'

const FILE = jsonFileOf('maker-prices')

export function checkMakerPrices(content: CheckedContent): ContentIssue[] {
  const { drugs, programs } = content['maker-prices']
  return [
    ...checkUnique(FILE, 'drugs', 'id', drugs),
    ...checkUnique(FILE, 'programs', 'id', programs),
    ...drugs.flatMap(({ ladders, reported }, i) => [
      ...findDuplicates(
        ladders.map(({ id }, j) => ({ file: FILE, path: ['drugs', i, 'ladders', j, 'id'], value: id })),
      ),
      ...ladders.flatMap(({ steps }, j) => checkDoses(steps, ['drugs', i, 'ladders', j, 'steps'])),
      ...ladders.flatMap(({ ends }, j) => checkEnd(ends, reported, ['drugs', i, 'ladders', j, 'ends'])),
    ]),
    ...programs.flatMap(({ starts, ends }, i) => {
      if (ends > starts) return []
      const message = `expected a day after ${starts}, got "${ends}". Correct one of them.`
      return [issueAt(FILE, ['programs', i, 'ends'], message)]
    }),
  ]
}

/**
 * An offer that has ended stays in the file: pages say so and leave it out of their sums. One that ended before it was
 * reported is a mistake.
 */
function checkEnd(ends: string | null, reported: string, path: Path): ContentIssue[] {
  const month = new Date(`1 ${reported} UTC`).toISOString().slice(0, 7)
  if (ends === null || ends.slice(0, 7) >= month) return []
  const message = `expected a day in ${reported} or later, got "${ends}". The price had already ended when it was reported: remove the ladder, or correct the day.`
  return [issueAt(FILE, path, message)]
}

/** A step out of order would make the total wrong. */
function checkDoses(steps: readonly { doseLabel: string }[], path: Path): ContentIssue[] {
  return steps.flatMap(({ doseLabel }, index) => {
    const before = steps[index - 1]?.doseLabel
    if (before === undefined || Number.parseFloat(doseLabel) > Number.parseFloat(before)) return []
    const message = `expected more than the ${before} of the step before it, got "${doseLabel}". Put the steps in the order of their doses.`
    return [issueAt(FILE, [...path, index, 'doseLabel'], message)]
  })
}
