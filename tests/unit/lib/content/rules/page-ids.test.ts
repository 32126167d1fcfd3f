import { readdirSync, readFileSync } from 'node:fs'
import { faultsAfter } from '../../../../fixtures/fixture-content'

/** The rooms of components whose parts stand on a page with a provider's card or a question. */
const ROOMS = ['home', 'providers', 'compare', 'faq', 'layout', 'quiz', 'ui']

/** The ids that these components set themselves, as their text names them. */
function readFixedIds(): string[] {
  const texts = ROOMS.flatMap((room) =>
    readdirSync(`components/${room}`).map((file) => readFileSync(`components/${room}/${file}`, 'utf8')),
  )
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:[a-z0-9-]+\/)?page\.tsx$/.test(file))
    .map((file) => readFileSync(`app/${file}`, 'utf8'))
  return [...texts, ...pages].flatMap((text) =>
    [...text.matchAll(/<(\w+)\s[^<]*?\bid="([^"]+)"/g)].flatMap(([, tag = '', id = '']) => {
      if (tag === 'FooterGroup') return [`footer-${id}`]
      return tag === 'Section' || tag === 'Points' ? [id, `${id}-title`] : [id]
    }),
  )
}

const FIXED_IDS = [...new Set(readFixedIds())].sort()

test('the parts of the pages are read from the components', () => {
  expect(FIXED_IDS).toEqual(expect.arrayContaining(['main', 'cost', 'compare-title', 'faq', 'footer-legal']))
})

describe('a question and a provider leave the ids of the parts of the pages alone', () => {
  test.each(FIXED_IDS)('%s', (id) => {
    const message = `"${id}" is a part of the pages already, and both would have the same address. Choose another.`
    expect(faultsAfter({ 'faq.items.0.id': id })).toEqual([
      { file: 'content/faq.json', field: 'items[0].id', message },
    ])
    expect(faultsAfter({ 'providers.providers.0.id': id })).toContainEqual({
      file: 'content/providers.json',
      field: 'providers[0].id',
      message,
    })
  })
})

test.each(['remedymeds', 'remedymeds-name', 'remedymeds-paid'])(
  'a question with the id %s of a card is told',
  (id) => {
    expect(faultsAfter({ 'faq.items.1.id': id })).toEqual([
      {
        file: 'content/faq.json',
        field: 'items[1].id',
        message: `"${id}" is taken by the card of content/providers.json → providers[0].id. Choose another.`,
      },
    ])
  },
)

test.each(['costs', 'cost-of-it', 'remedymeds-price'])('the id %s is free', (id) => {
  expect(faultsAfter({ 'faq.items.0.id': id })).toEqual([])
})
