import type { Day } from '@/lib/base/day'
import { getContent } from '@/lib/content'
import { listFillColumns } from '@/lib/offers/fill-columns'

const list = (today: Day) => listFillColumns(getContent()['maker-prices'].drugs, today)
const find = (today: Day, name: RegExp) => list(today).find((drug) => name.test(drug.name))

test('a late refill names every price that makes up its sum', () => {
  const { fills = [], late } = find('2026-11-27', /Zepbound/) ?? {}
  expect(late?.prices).toEqual([
    { dollars: 499, from: 2 },
    { dollars: 699, from: 3 },
  ])
  const dearer = fills.map(
    ({ dollars }, at) => late?.prices.findLast(({ from }) => from <= at)?.dollars ?? dollars,
  )
  expect(dearer.reduce((sum, dollars) => sum + dollars, 0)).toBe(late?.year)
  expect(late?.year).toBe(8187)
  expect(find('2026-11-27', /Foundayo/)?.late?.prices).toEqual([{ dollars: 349, from: 4 }])
  expect(find('2026-11-27', /Wegovy pill/)?.late).toBeNull()
})

test('an introduction says by when to start, as long as that day is not over', () => {
  expect(find('2026-12-03', /Wegovy pen/)).toMatchObject({
    detail: '13 fills, up to 2.4 mg; for new patients; first fill by December 3, 2026',
    year: 4237,
  })
  expect(find('2026-12-04', /Wegovy pen/)).toMatchObject({
    detail: '13 fills, up to 2.4 mg; for new patients',
    year: 4387,
  })
})
