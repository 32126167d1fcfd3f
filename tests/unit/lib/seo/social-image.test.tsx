// Any facts stay within the social image, in the design's colors, and nothing is requested from a network.

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { PeoplePicture } from '@/components/social/FigurePictures'
import { GuidePicture } from '@/components/social/GuidePicture'
import { type SocialCard, SocialImage } from '@/components/social/SocialImage'
import { CostPicture, RecordPicture } from '@/components/social/SumPictures'
import { getSocialCards } from '@/components/social/social-cards'
import { INDEXED_ROUTES } from '@/lib/base/indexed-routes'
import { getContent, getDrugs, getGuides, getProviders, getRecords } from '@/lib/content'
import { getFirstPlan } from '@/lib/offers/from-content'
import { type PlanRow, toRow } from '@/lib/offers/row'
import { formatAmount } from '@/lib/offers/words/labels'
import { PAPER } from '@/lib/seo/colors'
import { drawImage } from '@/lib/seo/draw-image'
import { makePlan } from '../../../fixtures/plans'

const SIZE = { width: 1200, height: 630 }
const CARD: SocialCard = { title: 'Contact Us', description: 'Write to us.' }
const LONG = 'An extraordinarily long sentence about a price. '.repeat(9)

/** A row with a long name and a large sum. */
function makeRow(rank: number): PlanRow {
  const [row] = getProviders().map((record) => toRow(getFirstPlan(record, '2026-11-22')))
  if (!row) throw new Error('there is no provider')
  const name = `${rank} Extraordinarily Long Provider Name Inc`
  const cardPrice = { cents: 9e8, period: 'month', note: LONG }
  return { ...row, sumCents: 9e8, sumToCents: 9e8, isLowerBound: true, rank, name, cardPrice }
}

const draw = (changes: Partial<SocialCard>) => drawImage(<SocialImage {...CARD} {...changes} />, SIZE)

/** The texts of an element in one line. */
const readText = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** The colors at the four margins of an image, as hex. */
async function readMargins(png: Buffer) {
  const edges = [
    { left: 0, top: 0, width: 50, height: 616 },
    { left: 1150, top: 0, width: 50, height: 616 },
    { left: 0, top: 0, width: 1200, height: 36 },
    { left: 0, top: 596, width: 1200, height: 18 },
  ]
  const colors = edges.map(async (edge) => {
    const data = await sharp(png).extract(edge).removeAlpha().raw().toBuffer()
    return new Set(data.toString('hex').match(/.{6}/g))
  })
  return new Set((await Promise.all(colors)).flatMap((found) => [...found]))
}

test.each<[string, Partial<SocialCard>]>([
  ['a short title', {}],
  ['long texts', { title: LONG, description: LONG, badge: LONG }],
  ['an endless word', { title: 'Pneumonoultramicroscopic'.repeat(9) }],
  ['characters that our fonts lack', { title: 'Fünf Ärzte 中文 🤠 → Техас', description: '٣٠ 🏥' }],
  [
    'a large sum',
    { title: LONG, badge: LONG, picture: <RecordPicture row={makeRow(1)} strip={[LONG, '']} /> },
  ],
  [
    'long names',
    {
      title: LONG,
      picture: (
        <CostPicture
          ranked={[1, 2, 3, 4, 5].map(makeRow)}
          makers={[{ ...makeRow(0), kind: 'maker', reported: LONG }]}
          maxCents={9e8}
        />
      ),
    },
  ],
  [
    'everybody affected',
    {
      picture: <PeoplePicture strip={['Nausea', '']} name={LONG} drug={100} placebo={99} />,
    },
  ],
])('within its margins: %s', async (_, changes) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'))
  const png = await draw(changes)
  expect(fetched.mock.calls.filter(([address]) => !String(address).startsWith('data:'))).toEqual([])
  expect(await sharp(png).metadata()).toMatchObject({ ...SIZE, format: 'png' })
  expect(png.length).toBeLessThan(70_000)
  expect([...(await readMargins(png))]).toEqual([PAPER.light.slice(1)])
})

test('a figure that its component reads anew is drawn anew', async () => {
  let sum = '$2,048'
  const Sum = () => <div tw="flex">{sum}</div>
  const before = await draw({ picture: <Sum /> })
  sum = '$1,851'
  expect((await draw({ picture: <Sum /> })).equals(before)).toBe(false)
})

test('characters that the fonts lack are left out', () => {
  const text = readText(<SocialImage {...CARD} title="GLP-1 · “7 min” — $99 🤠 中 → é" />)
  expect(text).toContain(' GLP-1 · “7 min” — $99 é ')
})

test('every page that may be indexed has its own card', () => {
  const cards = getSocialCards()
  expect(cards.size).toBe(
    INDEXED_ROUTES.length +
      getRecords().length +
      getDrugs().length +
      getGuides().length +
      getContent().legal.length,
  )
  for (const name of ['home', 'bestofmonth', 'calculator', 'guides/glp1-side-effects', 'privacy-policy'])
    expect([name, cards.has(`/social/${name}.png`)]).toEqual([name, true])
})

const readCard = (path: string) => readText(<SocialImage {...CARD} {...getSocialCards().get(path)} />)

test('a sum stands with what it rests on and leaves out', () => {
  expect(readCard('/social/home.png')).toMatch(
    /First year In our order 1 RemedyMeds at-least at least \$2,048 .* 3 DirectMeds included \$1,788 /,
  )
  const record = readCard('/social/providers/g-plans.png')
  expect(record).toContain('drug extra')
  expect(record).toMatch(/Not known, and not in the sum: .*the drug’s price/)
  expect(readCard('/social/drugs/wegovy.png')).toMatch(
    /Wegovy pill, up to 25 mg As reported.*\$3,338.*visits, labs/,
  )
})

test('a sum with a copay has both ends, in the picture of its seller and among the others', () => {
  const copay = { what: 'copay' as const, cents: 0, toCents: 2500, every: '4 weeks' as const }
  const row = toRow(makePlan({ cents: 9400, every: 'month' }, { fees: [copay] }))
  expect(readText(<RecordPicture row={row} strip={['', '']} />)).toContain('$1,128 to $1,453')
  expect(readText(<CostPicture ranked={[row]} makers={[]} maxCents={600_000} />)).toContain(
    '$1,128 to $1,453',
  )
})

test('"at least" stands before every first-year sum that may leave out the drug, in every image', () => {
  const sums = getProviders()
    .map((record) => toRow(getFirstPlan(record, '2026-11-22')))
    .flatMap(({ isLowerBound, sumCents }) => (isLowerBound ? [formatAmount(sumCents)] : []))
  const found = [...getSocialCards().keys()].flatMap((path) =>
    sums.flatMap((sum) =>
      [...readCard(path).matchAll(new RegExp(`(.{0,9})\\${sum}(?![\\d,.]*\\d)`, 'g'))].map(([, before]) => ({
        path,
        before,
      })),
    ),
  )
  expect(found.length).toBeGreaterThan(sums.length)
  expect(found.filter(({ before }) => before !== 'at least ')).toEqual([])
})

const readGuide = (name: string, props: Record<string, unknown>) =>
  readText(<GuidePicture name={name} props={props} />)

test('the picture of a guide follows the first drawing in its text', () => {
  const people = (drug: number) => ({
    caption: 'Wegovy 2.4 mg',
    drug: 'Wegovy',
    rows: [{ effect: 'Nausea', drug, placebo: 16.2 }],
    cite: ['a'],
  })
  expect(readGuide('People', people(44))).toBe(
    ' Nausea, out of 100 people Wegovy 2.4 mg on Wegovy 44 on Wegovy on placebo 16 on placebo ',
  )
  expect(readGuide('PriceColumns', {})).toMatch(/Wegovy pill .*\$3,338/)
  const stair = { name: 'Pen', detail: 'a month each', unit: 'mg', place: 'left', steps: [1, 4] }
  expect(readGuide('DoseStairs', { caption: 'Doses', drugs: [stair] })).toBe(' Doses 1 4 Pen 1 to 4 mg ')
})

test('one source that we could not open makes a drawing "as reported"', () => {
  const find = (isReported: boolean) =>
    getContent().sources.sources.find(({ read }) => (read === 'reported') === isReported)?.id ?? ''
  const bars = (cite: string[]) =>
    readGuide('Bars', {
      caption: 'Weight lost',
      rows: [1, 2].map((value) => ({ label: `${value}`, value, text: '%' })),
      cite,
    })
  expect(bars([find(false)])).toBe(' Weight lost 1 % 2 % ')
  expect(bars([find(false), find(true)])).toBe(' Weight lost as reported 1 % 2 % ')
})
