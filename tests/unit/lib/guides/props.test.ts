// The props that the components of a guide accept, and the messages that an editor sees.
import { type ComponentName, ESTIMATE_HEADING, PROPS } from '@/lib/guides/props'

const GOOD = {
  Callout: { tone: 'note', title: 'Title' },
  Cite: { id: 'step-1' },
  FigureTable: { caption: 'Caption', columns: ['a', 'b'], rows: [['1', '2']], cite: ['step-1'] },
  Timeline: {
    caption: 'Caption',
    items: [{ when: 'Week 1', title: 'Title', text: 'Text' }],
    cite: ['step-1'],
  },
  DoseLadder: {
    caption: 'Caption',
    steps: [
      { dose: '1 mg', when: 'Week 1' },
      { dose: '2 mg', when: 'Week 1' },
    ],
    cite: ['step-1'],
  },
  People: {
    caption: 'Caption',
    drug: 'Wegovy',
    rows: [
      { effect: 'Nausea', drug: 44, placebo: 16 },
      { effect: 'Vomiting', drug: 0, placebo: 100 },
    ],
    cite: ['step-1'],
  },
  MakerPrices: {},
  FirstYear: {},
  WhoShouldNot: {},
  SafetyCard: {},
  DisclosureSentence: {},
} satisfies Record<ComponentName, object>

const NAMES = Object.keys(GOOD) as ComponentName[]
const messagesOf = (name: ComponentName, props: object) =>
  PROPS[name].safeParse(props).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test.each(NAMES)('<%s> accepts valid props, with or without optional sources', (name) => {
  expect(messagesOf(name, GOOD[name])).toEqual([])
  const { cite, ...rest } = GOOD[name] as { cite?: string[] }
  if (cite && name !== 'People') expect(messagesOf(name, rest)).toEqual([])
})

test.each(NAMES)('<%s> refuses an unknown prop', (name) => {
  expect(messagesOf(name, { ...GOOD[name], color: 'red' })).toEqual([['', 'Unrecognized key: "color"']])
})

test.each(['emergency', 'warning', 'note'])('a callout may have the tone %s', (tone) => {
  expect(messagesOf('Callout', { ...GOOD.Callout, tone })).toEqual([])
})

const rung = (dose: string) => ({ dose, when: 'Week 1' })

test.each<[ComponentName, object, string, string]>([
  ['Callout', { tone: 'loud' }, 'tone', 'expected "emergency", "warning" or "note"'],
  ['Callout', { title: 5 }, 'title', 'expected a title in quotes'],
  ['Callout', { title: '' }, 'title', 'expected a title, got "". Fill it in'],
  ['Cite', { id: undefined }, 'id', 'expected the id of a source in quotes'],
  ['FigureTable', { caption: 5 }, 'caption', 'expected a caption in quotes'],
  ['FigureTable', { columns: ['a'], rows: [['1']] }, 'columns', 'expected at least two columns'],
  [
    'FigureTable',
    { columns: ['a', 5] },
    'columns.1',
    'expected the title of a column, or { title, kind, cite }',
  ],
  ['FigureTable', { rows: [] }, 'rows', 'expected at least one row'],
  [
    'FigureTable',
    { rows: [['1', '2'], ['2']] },
    'rows',
    'expected as many cells in every row as there are columns',
  ],
  ['FigureTable', { columns: ['a', 'a'] }, 'rows', 'expected every column and every row label once'],
  [
    'FigureTable',
    {
      rows: [
        ['1', '2'],
        ['1', '3'],
      ],
    },
    'rows',
    'expected every column and every row label once',
  ],
  ['FigureTable', { cite: [] }, 'cite', 'name at least one source, or leave the sources out'],
  ['FigureTable', { cite: ['step-1', 'step-1'] }, 'cite', 'expected every source once'],
  ['FigureTable', { cite: [5] }, 'cite.0', 'expected the id of a source in quotes'],
  ['Timeline', { caption: 5 }, 'caption', 'expected a caption in quotes'],
  ['Timeline', { items: [] }, 'items', 'expected at least one item'],
  ['Timeline', { items: [{ when: 5, title: 'T', text: 'T' }] }, 'items.0.when', 'expected a time in quotes'],
  [
    'Timeline',
    { items: [{ when: 'W', title: 5, text: 'T' }] },
    'items.0.title',
    'expected a title in quotes',
  ],
  ['Timeline', { items: [{ when: 'W', title: 'T', text: 5 }] }, 'items.0.text', 'expected a text in quotes'],
  ['Timeline', { items: [{ when: 'W', title: 'T', text: 'T', x: 1 }] }, 'items.0', 'Unrecognized key: "x"'],
  [
    'Timeline',
    { items: [...GOOD.Timeline.items, { when: 'Week 1', title: 'Other', text: 'Other' }] },
    'items',
    'expected every time once',
  ],
  ['DoseLadder', { caption: 5 }, 'caption', 'expected a caption in quotes'],
  ['DoseLadder', { steps: [rung('1 mg')] }, 'steps', 'expected at least two steps'],
  [
    'DoseLadder',
    { steps: [1, 2, 3, 4, 5, 6, 7].map((dose) => rung(`${dose} mg`)) },
    'steps',
    'expected at most six steps',
  ],
  ['DoseLadder', { steps: [rung('1 mg'), rung('1 mg')] }, 'steps', 'expected every dose once'],
  [
    'DoseLadder',
    { steps: [{ dose: 1, when: 'w' }, rung('2 mg')] },
    'steps.0.dose',
    'expected a dose in quotes',
  ],
  [
    'DoseLadder',
    { steps: [{ dose: '1', when: 1 }, rung('2 mg')] },
    'steps.0.when',
    'expected a time in quotes',
  ],
  ['DoseLadder', { steps: [{ ...rung('1'), x: 1 }, rung('2 mg')] }, 'steps.0', 'Unrecognized key: "x"'],
  [
    'FigureTable',
    { columns: ['a', 'b', 'c', 'd'], rows: [['1', '2', '3', '4']] },
    'columns',
    'expected at most three columns: more do not fit a phone. Make two tables.',
  ],
  [
    'FigureTable',
    { columns: ['a', { title: 'Ours', kind: 'estimate' }] },
    'columns.1.title',
    'expected "Our estimate, September 2025" above our estimates, and above nothing else',
  ],
  [
    'FigureTable',
    { columns: ['a', { title: ESTIMATE_HEADING, kind: 'read' }] },
    'columns.1.title',
    'expected "Our estimate, September 2025" above our estimates, and above nothing else',
  ],
  [
    'FigureTable',
    { columns: ['a', { title: ESTIMATE_HEADING, kind: 'estimate', cite: ['step-1'] }] },
    'columns.1.cite',
    'our own estimate has no source; leave the sources out',
  ],
  [
    'FigureTable',
    { columns: ['a', { title: 'b', kind: 'read' }], cite: undefined },
    'columns',
    'name the source of every column that has a kind, or of the table',
  ],
  ['Cite', { kind: 'guessed' }, 'kind', 'expected "read", "copy" or "reported"'],
  ['People', { rows: [] }, 'rows', 'expected at least one row'],
  [
    'People',
    { rows: [{ effect: 'Nausea', drug: 101, placebo: 0 }] },
    'rows.0.drug',
    'expected a number from 0 to 100',
  ],
  [
    'People',
    { rows: [{ effect: 'Nausea', drug: 1, placebo: -1 }] },
    'rows.0.placebo',
    'expected a number from 0 to 100',
  ],
  ['People', { rows: [...GOOD.People.rows, GOOD.People.rows[0]] }, 'rows', 'expected every effect once'],
])('<%s> refuses %j at %s', (name, changes, path, message) => {
  expect(messagesOf(name, { ...GOOD[name], ...changes })).toContainEqual([path, message])
})

test('a table may have several rows, and a timeline several items', () => {
  const rows = [
    ['1', '2'],
    ['2', '2'],
  ]
  expect(messagesOf('FigureTable', { ...GOOD.FigureTable, rows })).toEqual([])
  const items = ['Week 1', 'Week 2'].map((when) => ({ when, title: 'Title', text: 'Text' }))
  expect(messagesOf('Timeline', { ...GOOD.Timeline, items })).toEqual([])
})

test('a dose ladder may have six steps', () => {
  const steps = [1, 2, 3, 4, 5, 6].map((dose) => rung(`${dose} mg`))
  expect(messagesOf('DoseLadder', { ...GOOD.DoseLadder, steps })).toEqual([])
})
