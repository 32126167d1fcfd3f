// Broken and hostile values for the answers in an address, and addresses that break in other ways.

const VALUES = [
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    'javascript:alert(1)',
  ],
  ...['</h1><h1>', '<b>Texas</b>', '&lt;b&gt;', '%3Cb%3E', '{{7*7}}', '$'.concat('{7*7}'), "' OR 1=1--"],
  ...['Техас', 'Te\u0301xas', 'Ｔｅｘａｓ', '\u202eTexas', 'Texas\u200b', 'ala\u212Aska', '٣٠', '３０', '🤠'],
  ...['', ' ', '+', '\t', '\n', '\0', 'null', 'undefined', 'NaN', '-1', '0x1E', '__proto__', 'constructor'],
  ...[
    'Person',
    'Your State',
    'TX',
    'Puerto Rico',
    'Texas, Ohio',
    '../../etc/passwd',
    '//evil.example',
    'x'.repeat(2000),
  ],
]
/** Not an age, but numbers that a weight may be. */
const AGES = ['1e2', '30.5', '030', '101', '17', '999999999999']

/** Query strings for the keys of a page; each breaks at least one answer in one way. */
export function makeHostileQueries([gender, age, state]: readonly [string, string, string]): string[] {
  const good = { [gender]: 'Male', [age]: '30', [state]: 'Texas' }
  const all = `${gender}=Male&${age}=30&${state}=Texas`
  const withBad = (key: string, value: string) =>
    `?${Object.entries({ ...good, [key]: value })
      .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
      .join('&')}`
  return [
    ...['?', '?&&&', '?=', '?%%%', `?${gender}`, `?${gender}=Male`, `?${gender}=Male&${age}=30`],
    `?${gender}=Male&${all}`,
    `?${all.replace('30', `30&${age}=31`)}`,
    `?${all.replaceAll('=', '[]=')}`,
    `?${all.replaceAll('&', ';')}`,
    `?${all.replaceAll('&', '&amp;')}`,
    `??${all}`,
    `?${all.replace('Male', 'Male%00')}`,
    `?${all.replace('Male', '%E0%A4%A')}`,
    `?${all.replace('Texas', 'Tex%0D%0Aas')}`,
    ...VALUES.flatMap((value) => [gender, age, state].map((key) => withBad(key, value))),
    ...AGES.map((value) => withBad(age, value)),
  ]
}

/** Fragments for the calculator; none has five good inputs. */
export function makeHostileFragments(): string[] {
  const good = { w: '200', u: 'lbs', m: 'tirzepatide', d: 'standard', t: '52' }
  const all = new URLSearchParams(good).toString()
  return [
    ...['#', '#w', '#=', '#%', '#top', '#main', '#w=200', `#${'x'.repeat(5000)}`],
    `#${all}&w=201`,
    `#${all}&t=52`,
    `#${all.toUpperCase()}`,
    `#${all.replaceAll('&', ';')}`,
    ...VALUES.flatMap((value) =>
      Object.keys(good).map((key) => `#${new URLSearchParams({ ...good, [key]: value.toWellFormed() })}`),
    ),
  ]
}
