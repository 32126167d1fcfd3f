// Rules over the makers' prices: no id twice, doses that rise without a repeat, sources that exist, and a program
// that ends after it starts.
import type { Fault } from '../faults'
import type { CheckedContent } from '../parse'
import { fileOf } from '../registry'
import { checkUnique, findRepeats } from './repeats'

const FILE = fileOf('maker-prices')

export function checkMakerPrices(content: CheckedContent): Fault[] {
  const { drugs, programs } = content['maker-prices']
  const known = content.sources.sources.map(({ id }) => id)
  const checkSource = (source: string, field: string): Fault[] =>
    known.includes(source)
      ? []
      : [
          {
            file: FILE,
            field,
            message: `there is no "${source}" in ${fileOf('sources')}. Add it there, or use one of ${known.join(', ')}.`,
          },
        ]
  return [
    ...checkUnique(FILE, 'drugs', 'id', drugs),
    ...checkUnique(FILE, 'programs', 'id', programs),
    ...drugs.flatMap(({ source }, index) => checkSource(source, `drugs[${index}].source`)),
    ...programs.flatMap(({ source }, index) => checkSource(source, `programs[${index}].source`)),
    ...drugs.flatMap(({ ladders }, index) => [
      ...findRepeats(
        FILE,
        ladders.map(({ id }, place) => ({ value: id, field: `drugs[${index}].ladders[${place}].id` })),
      ),
      ...ladders.flatMap(({ steps }, place) => checkDoses(steps, `drugs[${index}].ladders[${place}].steps`)),
    ]),
    ...programs.flatMap(({ starts, ends }, index) =>
      ends > starts
        ? []
        : [
            {
              file: FILE,
              field: `programs[${index}].ends`,
              message: `expected a day after ${starts}, got "${ends}". Correct one of them.`,
            },
          ],
    ),
  ]
}

/** Doses rise from step to step: a step out of order would be a gap in what somebody pays. */
function checkDoses(steps: readonly { doseLabel: string }[], field: string): Fault[] {
  return steps.flatMap(({ doseLabel }, index) => {
    const before = steps[index - 1]?.doseLabel
    if (before === undefined || Number.parseFloat(doseLabel) > Number.parseFloat(before)) return []
    const message = `expected more than the ${before} of the step before it, got "${doseLabel}". Put the steps in the order of their doses.`
    return [{ file: FILE, field: `${field}[${index}].doseLabel`, message }]
  })
}
