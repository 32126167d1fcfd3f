import { readCitedTexts } from '@/lib/guides/cited-texts'

test('a citation covers the sentence before it', () => {
  const text =
    'It costs $50. Then it costs $60.<Cite id="a" /> For **$70** you get more.<Cite id={["b", "c"]} />'
  expect(readCitedTexts(text)).toEqual([
    { text: 'Then it costs $60.', sources: ['a'], line: 1 },
    { text: 'For $70 you get more.', sources: ['b', 'c'], line: 1 },
  ])
})

test('a column has its own sources or those of its table, and our estimates have none', () => {
  const text =
    'Text.\n\n<FigureTable caption="Prices" columns={["Brand", { title: "Our estimate, September 2025", kind: "estimate" }, { title: "Now", kind: "reported", cite: ["b"] }]} rows={[["Wegovy", "$1", "$2"], ["Ozempic", "$3", "$4"]]} cite={["a"]} />'
  expect(readCitedTexts(text)).toEqual([
    { text: 'Wegovy | Ozempic', sources: ['a'], line: 3 },
    { text: '$2 | $4', sources: ['b'], line: 3 },
  ])
})

test('a People figure has its own sources', () => {
  const text =
    '<People caption="Nausea" drug="Wegovy" rows={[{ effect: "Nausea", drug: 44, placebo: 16 }]} cite={["a"]} />'
  expect(readCitedTexts(text)).toEqual([{ text: '44%, 16%', sources: ['a'], line: 1 }])
})
