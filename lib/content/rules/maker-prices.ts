// The makers' prices as a set: ids are unique, doses rise from step to step, a program ends after it starts.
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'
import { checkUnique, findDuplicates } from './unique'

const FILE = jsonFileOf('maker-prices')

export function checkMakerPrices(content: CheckedContent): ContentIssue[] {
  const { drugs, programs } = content['maker-prices']
  return [
    ...checkUnique(FILE, 'drugs', 'id', drugs),
    ...checkUnique(FILE, 'programs', 'id', programs),
    ...drugs.flatMap(({ ladders }, i) => [
      ...findDuplicates(
        ladders.map(({ id }, j) => ({ file: FILE, path: ['drugs', i, 'ladders', j, 'id'], value: id })),
      ),
      ...ladders.flatMap(({ steps }, j) => checkDoses(steps, ['drugs', i, 'ladders', j, 'steps'])),
    ]),
    ...programs.flatMap(({ starts, ends }, i) => {
      if (ends > starts) return []
      const message = `expected a day after ${starts}, got "${ends}". Correct one of them.`
      return [issueAt(FILE, ['programs', i, 'ends'], message)]
    }),
  ]
}

/** A step out of order would be a gap in what somebody pays. */
function checkDoses(steps: readonly { doseLabel: string }[], path: Path): ContentIssue[] {
  return steps.flatMap(({ doseLabel }, index) => {
    const before = steps[index - 1]?.doseLabel
    if (before === undefined || Number.parseFloat(doseLabel) > Number.parseFloat(before)) return []
    const message = `expected more than the ${before} of the step before it, got "${doseLabel}". Put the steps in the order of their doses.`
    return [issueAt(FILE, [...path, index, 'doseLabel'], message)]
  })
}
