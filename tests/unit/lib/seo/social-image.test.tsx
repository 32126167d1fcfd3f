// Any facts stay within the social image, in the design's colors, and nothing is requested from a network.
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { SocialImage } from '@/components/social/SocialImage'
import { getProviders } from '@/lib/content'
import { getRankedRows } from '@/lib/plans/rows'
import { readColor } from '@/lib/seo/colors'
import { drawImage, removeUnsupported } from '@/lib/seo/draw-image'
import { makeSocialCards, type SocialCard } from '@/lib/seo/social-cards'

const SIZE = { width: 1200, height: 630 }
const CARD: SocialCard = { title: 'Contact Us', badge: null, line: 'Write to us.', picture: null }
const BAR = {
  rank: 1,
  name: 'Extraordinarily Long Provider Name Inc',
  cents: 9e8,
  sum: '$9,000,000',
  look: 'at-least' as const,
}
const LONG = 'An extraordinarily long sentence about a price. '.repeat(9)

const draw = (changes: Partial<SocialCard>) =>
  drawImage(
    <SocialImage
      card={removeUnsupported({ ...CARD, ...changes })}
      siteName="Weighpoint"
      mark={readFileSync('app/icon.svg', 'utf8')}
    />,
    SIZE,
  )

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
  ['long texts', { title: LONG, line: LONG, badge: LONG }],
  ['an endless word', { title: 'Pneumonoultramicroscopic'.repeat(9) }],
  ['characters that our fonts lack', { title: 'Fünf Ärzte 中文 🤠 → Техас', line: '٣٠ 🏥' }],
  [
    'a large sum',
    {
      title: LONG,
      badge: 'Provider on record',
      picture: { kind: 'sum', strip: [LONG, LONG], bar: BAR, drug: LONG, leavesOut: [LONG], maxCents: 9e8 },
    },
  ],
  [
    'long names',
    {
      title: LONG,
      picture: {
        kind: 'ledger',
        strip: ['First year', LONG],
        rows: Array.from({ length: 6 }, (_, rank) => ({ ...BAR, rank, name: `${rank} ${BAR.name}` })),
        maxCents: 9e8,
        legend: [{ look: 'at-least', text: LONG }],
      },
    },
  ],
  [
    'everybody affected',
    { picture: { kind: 'dots', strip: ['Nausea', ''], name: LONG, drug: 100, placebo: 99 } },
  ],
])('within its margins: %s', async (_, changes) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'))
  const png = await draw(changes)
  expect(fetched.mock.calls.filter(([address]) => !String(address).startsWith('data:'))).toEqual([])
  expect(await sharp(png).metadata()).toMatchObject({ ...SIZE, format: 'png' })
  expect(png.length).toBeLessThan(70_000)
  expect([...(await readMargins(png))]).toEqual([readColor('paper').slice(1)])
})

test('the same card gives the same bytes', async () => {
  expect((await draw({})).equals(await draw({}))).toBe(true)
})

test('characters that the fonts lack are left out', () => {
  expect(removeUnsupported({ title: 'GLP-1 · “7 min” — $99 🤠 中 → é' })).toEqual({
    title: 'GLP-1 · “7 min” — $99 é',
  })
})

test('"at least" stands before every first-year sum that may leave out the drug, in every image', () => {
  const cards = makeSocialCards()
  const sums = getRankedRows(getProviders(), () => ({ today: '2026-11-22', href: '' })).flatMap(
    ({ isAtLeast, sumText }) => (isAtLeast ? [sumText] : []),
  )
  const found = [...cards].flatMap(([path, card]) => {
    const text = renderToStaticMarkup(<SocialImage card={card} siteName="Weighpoint" mark="" />)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
    return sums.flatMap((sum) =>
      [...text.matchAll(new RegExp(`(.{0,9})\\${sum}(?![\\d,.]*\\d)`, 'g'))].map(([, before]) => ({
        path,
        before,
      })),
    )
  })
  expect(found.length).toBeGreaterThan(sums.length)
  expect(found.filter(({ before }) => before !== 'at least ')).toEqual([])
})
