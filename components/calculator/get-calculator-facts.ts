// What the calculator island needs from the checked content: plain data. Server only.
import { getSafetyTexts } from '@/components/safety/SafetyBlock'
import { getApprovedFor } from '@/components/ui/get-approved-for'
import { getContent, getSources } from '@/lib/content'

export type CalculatorFacts = ReturnType<typeof getCalculatorFacts>

export function getCalculatorFacts() {
  const { timeframesWeeks, medications, dosages, table, doseSteps, trials, people, disclaimer } =
    getContent().projection
  return {
    timeframesWeeks,
    medications,
    dosages,
    table,
    doseSteps,
    people: { ...people, source: { url: getSources([people.source])[0]?.url ?? '' } },
    disclaimer,
    approval: getApprovedFor(),
    safety: getSafetyTexts(),
    trials: trials.flatMap(({ source: id, ...trial }) =>
      getSources([id]).flatMap(({ publisher, year, url }) =>
        url
          ? { ...trial, source: { label: year === undefined ? publisher : `${publisher} ${year}`, url } }
          : [],
      ),
    ),
  }
}
