import { getChartShape } from '@/lib/calculator/chart'
import type { ProjectionInput } from '@/lib/calculator/projection'
import { getSeries } from '@/lib/calculator/series'
import { findNearestTrial, isAboveTrial, type Trial } from '@/lib/calculator/trials'
import { getExampleContent } from '../../example-content'

const { table, trials: contentTrials } = getExampleContent().projection
const trials: Trial[] = contentTrials.map(({ source, ...trial }) => ({
  ...trial,
  source: { label: source, url: '' },
}))
const INPUT: ProjectionInput = { weightLbs: 200, medication: 'tirzepatide', dosage: 'standard', weeks: 52 }
const FRAME = { width: 500, height: 300, top: 10, right: 20, bottom: 40, left: 50 }

test('the series runs from week 0 to the chosen week, low dose above high dose', () => {
  const points = getSeries(INPUT, table)
  expect(points).toHaveLength(53)
  expect(points[0]).toEqual({ week: 0, lowDoseLbs: 200, chosenLbs: 200, highDoseLbs: 200 })
  const last = points.at(-1)
  expect([last?.lowDoseLbs, last?.chosenLbs, last?.highDoseLbs].map((lbs) => lbs?.toFixed(1))).toEqual([
    '176.0',
    '164.0',
    '160.0',
  ])
})

test('the line starts top left, ends at the marker, and stays in the frame', () => {
  const { line, band, marker, xTicks, yTicks } = getChartShape(getSeries(INPUT, table), FRAME, (lbs) => lbs)
  expect(line.startsWith('M50,10L')).toBe(true)
  expect(line.endsWith(`L${marker.x},${marker.y}`)).toBe(true)
  expect(band.endsWith('Z')).toBe(true)
  expect(marker.x).toBe(480)
  const heights = [...line.matchAll(/,([\d.]+)/g), ...band.matchAll(/,([\d.]+)/g)].map((match) =>
    Number(match[1]),
  )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(10)
  expect(Math.max(...heights)).toBeLessThanOrEqual(260)
  expect(xTicks.map(({ label }) => label)).toEqual(['0', '10', '20', '30', '40', '52'])
  expect(yTicks.map(({ label }) => label)).toEqual(['160', '170', '180', '190', '200'])
})

test('the shortest timeframe and the smallest weight still make a chart', () => {
  const { line, xTicks, yTicks } = getChartShape(
    getSeries({ ...INPUT, weightLbs: 0.001, weeks: 4 }, table),
    FRAME,
    (lbs) => lbs,
  )
  expect(line).not.toMatch(/NaN|Infinity/)
  expect(xTicks.at(-1)?.label).toBe('4')
  expect(yTicks.length).toBeGreaterThan(1)
})

test.each([1e-308, 5e-324, 1e-7, 1e300])('a weight of %d breaks no chart', (weightLbs) => {
  const { line } = getChartShape(getSeries({ ...INPUT, weightLbs }, table), FRAME, (lbs) => lbs)
  expect(line).not.toMatch(/NaN|Infinity/)
})

describe('the nearest trial', () => {
  const nearest = (changes: Partial<ProjectionInput>) => {
    const trial = findNearestTrial(trials, { ...INPUT, ...changes })
    return trial && `${trial.name} ${trial.dose}, ${trial.weeks} weeks`
  }

  test('has the same medication, then the dose, then the nearest length', () => {
    expect(nearest({})).toBe('SURMOUNT-1 10 mg, 72 weeks')
    expect(nearest({ dosage: 'low', weeks: 4 })).toBe('SURMOUNT-1 5 mg, 72 weeks')
    expect(nearest({ dosage: 'high', weeks: 72 })).toBe('SURMOUNT-1 15 mg, 72 weeks')
    expect(nearest({ medication: 'semaglutide', dosage: 'low' })).toBe('STEP 1 2.4 mg, 68 weeks')
    expect(nearest({ medication: 'semaglutide' })).toBe('STEP 1 2.4 mg, 68 weeks')
    expect(nearest({ medication: 'semaglutide', weeks: 68 })).toBe('STEP 1 2.4 mg, 68 weeks')
    expect(nearest({ medication: 'semaglutide', weeks: 72 })).toBe('SURMOUNT-5 1.7 or 2.4 mg, 72 weeks')
    expect(nearest({ medication: 'semaglutide', weeks: 104 })).toBe('STEP 5 2.4 mg, 104 weeks')
  })

  test('is none where there is none', () => {
    expect(findNearestTrial([], INPUT)).toBeNull()
  })

  test('a projection is above it only where the shown figures say so', () => {
    expect(isAboveTrial(20, { lossPercent: 19.5 })).toBe(true)
    expect(isAboveTrial(19.5, { lossPercent: 19.5 })).toBe(false)
    expect(isAboveTrial(19.54, { lossPercent: 19.5 })).toBe(false)
    expect(isAboveTrial(19.56, { lossPercent: 19.5 })).toBe(true)
  })
})
