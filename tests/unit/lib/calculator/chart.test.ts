import { getChartShape } from '@/lib/calculator/chart'
import { getPoint, getSeries, type ProjectionInput, projectWeightLoss } from '@/lib/calculator/projection'
import { findNearestTrial, isAboveTrial } from '@/lib/calculator/trials'
import { getFixtureContent } from '../../../fixtures/checked-content'

const { table, trials } = getFixtureContent().projection
type Trial = (typeof trials)[number]
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
  expect(yTicks.map(({ label }) => label)).toEqual(['150', '160', '170', '180', '190', '200'])
})

test('the line has a gap where the formula changes, after week 52', () => {
  const points = getSeries({ ...INPUT, weeks: 72 }, table)
  const { line, joint } = getChartShape(points, FRAME, (lbs) => lbs)
  const [early, late] = line.slice(1).split('M')
  expect([early, late].map((part) => part?.split('L').length)).toEqual([53, 20])
  // 430 px for 72 weeks.
  expect(joint).toBe(363.5)
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

test.each([1e-308, 5e-324, 1e-7, 1e300])('a weight of %d does not break the chart', (weightLbs) => {
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

  test('is null if there are no trials', () => {
    expect(findNearestTrial([], INPUT)).toBeNull()
  })

  test('is exceeded by a projection only if the displayed figures show it', () => {
    expect(isAboveTrial(20, { lossPercent: 19.5 })).toBe(true)
    expect(isAboveTrial(19.5, { lossPercent: 19.5 })).toBe(false)
    expect(isAboveTrial(19.54, { lossPercent: 19.5 })).toBe(false)
    expect(isAboveTrial(19.56, { lossPercent: 19.5 })).toBe(true)
  })
})

test('the chart of two points matches figures computed by hand', () => {
  const points = [
    { week: 0, lowDoseLbs: 200, chosenLbs: 200, highDoseLbs: 200 },
    { week: 10, lowDoseLbs: 190, chosenLbs: 150, highDoseLbs: 100 },
  ]
  const frame = { width: 130, height: 170, top: 20, right: 20, bottom: 30, left: 10 }
  // From the left edge at 10, 10 weeks take 100 px. The weights from 200 to 80 (round, and 10% of the range below 100) take 120 px.
  expect(getChartShape(points, frame, (lbs) => lbs)).toEqual({
    line: 'M10,20L110,70',
    joint: null,
    band: 'M10,20L110,30L110,120L10,20Z',
    marker: { x: 110, y: 70, over: 30, under: 120 },
    xTicks: [0, 2, 4, 6, 8, 10].map((week) => ({ at: 10 + 10 * week, label: String(week) })),
    yTicks: [80, 100, 120, 140, 160, 180, 200].map((weight) => ({ at: 220 - weight, label: String(weight) })),
  })
  const inKg = getChartShape(points, frame, (lbs) => lbs / 2)
  expect(inKg.line).toBe('M10,20L110,70')
  expect(inKg.yTicks.map(({ label }) => label)).toEqual(['40', '60', '80', '100'])
})

test('the scale does not go below zero, and a flat line has a scale too', () => {
  const point = (week: number, lbs: number) => ({ week, lowDoseLbs: lbs, chosenLbs: lbs, highDoseLbs: lbs })
  const frame = { width: 100, height: 100, top: 0, right: 0, bottom: 0, left: 0 }
  const steep = getChartShape([point(0, 100), point(1, 0)], frame, (lbs) => lbs)
  expect(steep.yTicks.map(({ at, label }) => [at, label])).toEqual([
    [100, '0'],
    [80, '20'],
    [60, '40'],
    [40, '60'],
    [20, '80'],
    [0, '100'],
  ])
  const flat = getChartShape([point(0, 50), point(1, 50)], frame, (lbs) => lbs)
  expect(flat.line).toBe('M0,0L100,0')
  expect(flat.yTicks.at(-1)).toEqual({ at: 0, label: '50' })
  const tiny = getChartShape([point(0, 2e-7), point(1, 1e-7)], frame, (lbs) => lbs)
  expect(tiny.line).toBe('M0,0L100,83.3')
  expect(tiny.yTicks).toEqual([])
})

test('week labels are whole numbers, and none is too close to the last', () => {
  const weeksOf = (weeks: number) =>
    getChartShape(getSeries({ ...INPUT, weeks }, table), FRAME, (lbs) => lbs).xTicks.map(({ label }) => label)
  expect(weeksOf(4)).toEqual(['0', '1', '2', '3', '4'])
  expect(weeksOf(2)).toEqual(['0', '1', '2'])
  expect(weeksOf(25)).toEqual(['0', '5', '10', '15', '20', '25'])
  expect(weeksOf(62)).toEqual(['0', '10', '20', '30', '40', '50', '62'])
  expect(weeksOf(72)).toEqual(['0', '20', '40', '60', '72'])
  expect(weeksOf(104)).toEqual(['0', '20', '40', '60', '80', '104'])
  expect(weeksOf(52).at(-2)).toBe('40') // 50 is closer to 52 than 8% of the axis
})

test('each point of the series is the projection for its week and dose', () => {
  const [, , point] = getSeries({ ...INPUT, dosage: 'low' }, table)
  expect(point).toEqual(getPoint({ ...INPUT, dosage: 'low' }, table, 2))
  expect(point?.week).toBe(2)
  expect(point?.chosenLbs).toBe(point?.lowDoseLbs)
  expect(point?.highDoseLbs).toBe(
    projectWeightLoss({ ...INPUT, dosage: 'high', weeks: 2 }, table).projectedWeightLbs,
  )
})

test('of two equally near trials the first in the list is taken, and never one of another medication', () => {
  const make = (name: string, changes: Partial<Trial>): Trial => ({
    name,
    medication: 'tirzepatide',
    dose: '',
    dosages: ['standard'],
    weeks: 52,
    lossPercent: 1,
    source: '',
    ...changes,
  })
  const choice = { medication: 'tirzepatide', dosage: 'standard', weeks: 52 } as const
  const nearest = (...list: Trial[]) => findNearestTrial(list, choice)?.name
  expect(nearest(make('later', { weeks: 62 }), make('sooner', { weeks: 42 }))).toBe('later')
  expect(nearest(make('sooner', { weeks: 42 }), make('later', { weeks: 62 }))).toBe('sooner')
  expect(nearest(make('other dose', { dosages: ['low'] }), make('far', { weeks: 2 }))).toBe('far')
  expect(nearest(make('far', { weeks: 2 }), make('other dose', { dosages: ['low'] }))).toBe('far')
  expect(nearest(make('far', { weeks: 2 }), make('near', { weeks: 50 }))).toBe('near')
  expect(nearest(make('other', { medication: 'semaglutide' }))).toBeUndefined()
})
