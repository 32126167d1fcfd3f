// The props that the components of a guide accept, and the messages that an editor sees.
import { type ComponentName, PROPS } from '@/lib/guides/props'

const CITED = { caption: 'Caption', cite: ['step-1'] }
const GOOD = {
  AnswerRows: {
    ...CITED,
    rows: [
      { situation: 'Medicare', figure: '$50' },
      { situation: 'No coverage', figure: '$149', next: 'Refill on time' },
    ],
  },
  Bars: {
    ...CITED,
    rows: [
      { label: 'a', value: 20.2, text: '20.2%', tone: 'pine' },
      { label: 'b', value: 13.7, text: '13.7%', tone: 'slate' },
    ],
  },
  Callout: { tone: 'note', title: 'Title' },
  Choices: {
    ...CITED,
    columns: ['yes', 'caution', 'no'].map((sign) => ({ title: sign, sign, items: ['Eggs'] })),
  },
  Cite: { id: 'step-1' },
  DateLanes: {
    ...CITED,
    until: '2027-12-31',
    items: [{ day: '2026-12-31', title: 'Offers end', text: 'Refill before.', tone: 'maker' }],
  },
  DoseStairs: {
    ...CITED,
    drugs: [{ name: 'a', detail: 'b', unit: 'mg', place: 'left', steps: [0.25, 2.4] }],
  },
  Dumbbells: { ...CITED, names: ['a', 'b'], max: 100, rows: [{ label: '10%', first: 81.6, second: 60.5 }] },
  FigureTable: { ...CITED, columns: ['a', 'b'], rows: [['1', '2']] },
  Folded: { title: 'Every step, as a table' },
  MakerPrices: {},
  People: { ...CITED, drug: 'Wegovy', rows: [{ effect: 'Nausea', drug: 44, placebo: 16 }] },
  PriceColumns: CITED,
  SafetyCard: {},
  SideBySide: {},
  Timeline: { ...CITED, items: [{ when: 'Week 1', title: 'Title', text: 'Text' }] },
  WeightCurve: {
    ...CITED,
    stoppedAt: 68,
    points: [
      { week: 0, lost: 0 },
      { week: 68, lost: 17.3 },
    ],
  },
  WhoShouldNot: {},
  Sentence: { says: 'commissions' },
  Urgent: { ...CITED, section: 'too-much-taken' },
  SignBox: CITED,
  TooMuch: { cite: ['step-1'] },
  Units: { cite: ['step-1'] },
  LowSugar: { cite: ['step-1'] },
  PregnancyRule: { cite: ['step-1'] },
  Until: { day: '2026-12-31' },
  From: { day: '2027-01-01' },
} satisfies Record<ComponentName, object>

const NAMES = Object.keys(GOOD) as ComponentName[]
const messagesOf = (name: ComponentName, props: object) =>
  PROPS[name].safeParse(props).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test.each(NAMES)('<%s> accepts valid props and refuses an unknown one', (name) => {
  expect(messagesOf(name, GOOD[name])).toEqual([])
  expect(messagesOf(name, { ...GOOD[name], color: 'red' })).toEqual([['', 'Unrecognized key: "color"']])
})

test.each<[ComponentName, object, string, string]>([
  ['Callout', { tone: 'loud' }, 'tone', 'expected "emergency", "warning", or "note"'],
  ['Callout', { title: '' }, 'title', 'expected a title, got "". Fill it in'],
  ['Cite', { id: undefined }, 'id', 'expected the id of a source in quotes'],
  [
    'FigureTable',
    { rows: [['1', '2'], ['2']] },
    'rows',
    'expected as many cells in every row as there are columns',
  ],
  ['FigureTable', { columns: ['a', 'a'] }, 'rows', 'expected every column and every row label once'],
  ['FigureTable', { cite: ['step-1', 'step-1'] }, 'cite', 'expected every source once'],
  [
    'People',
    { rows: [{ effect: 'a', drug: 101, placebo: 0 }] },
    'rows.0.drug',
    'expected a number from 0 to 100',
  ],
  ['People', { rows: [GOOD.People.rows[0], GOOD.People.rows[0]] }, 'rows', 'expected every "effect" once'],
  ['DateLanes', { until: 'soon' }, 'until', 'expected a day such as "2026-12-31"'],
  ['Choices', { columns: [] }, 'columns', 'expected three columns'],
])('<%s> refuses %j at %s', (name, changes, path, message) => {
  expect(messagesOf(name, { ...GOOD[name], ...changes })).toContainEqual([path, message])
})
