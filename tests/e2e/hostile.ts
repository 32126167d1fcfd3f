// Broken and hostile addresses, over 200 for any three keys. None of them holds three known values.

const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '{{7*7}}',
  '$'.concat('{7*7}'),
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '</h1><h1>',
  '&lt;b&gt;',
  '<!--',
  ']]>',
  '\\u003cb\\u003e',
  '%3Cb%3E',
  '<b>Texas</b>',
  'Texas<br>',
]
const SCRIPTS = [
  'Техас',
  'テキサス',
  'تكساس',
  'טקסס',
  'Te\u0301xas',
  'Ｔｅｘａｓ',
  'ᴛexas',
  'Τexas',
  '🤠',
  '\u202eTexas',
  'Texas\u200b',
  '\u00a0Texas',
  'ala\u212Aska',
  '٣٠',
  '３０',
]
const ODD = [
  '',
  ' ',
  '+',
  '\t',
  '\n',
  '\0',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e2',
  '0x1E',
  '30.5',
  '030',
  '101',
  '17',
  '999999999999',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'Person',
  'Your State',
  'TX',
  'Puerto Rico',
  'Texas, Ohio',
  'Male Female',
  '../../etc/passwd',
  'C:\\Windows',
  "' OR 1=1--",
  'http://evil.example',
  '//evil.example',
  'x'.repeat(2000),
]

/** Query strings for the keys of a page; each breaks at least one answer in one way. */
export function makeHostileQueries([gender, age, state]: readonly [string, string, string]): string[] {
  const encode = encodeURIComponent
  const good = { [gender]: 'Male', [age]: '30', [state]: 'Texas' }
  const withBad = (key: string, value: string) =>
    `?${Object.entries({ ...good, [key]: value })
      .map(([k, v]) => `${k}=${encode(v)}`)
      .join('&')}`
  const values = [...MARKUP, ...SCRIPTS, ...ODD]
  const raw = [
    '?',
    '?&&&',
    '?=',
    '?%',
    '?%%%',
    `?${gender}`,
    `?${gender}=Male`,
    `?${gender}=Male&${age}=30`,
    `?${age}=30&${state}=Texas`,
    `?${gender}=Male&${gender}=Male&${age}=30&${state}=Texas`,
    `?${gender}=Male&${age}=30&${age}=31&${state}=Texas`,
    `?${gender}[]=Male&${age}[]=30&${state}[]=Texas`,
    `?${gender}[0]=Male&${age}=30&${state}=Texas`,
    `?${gender.toUpperCase()}=Male&${age.toUpperCase()}=30&${state.toUpperCase()}=Texas`,
    `?${gender}=Male%00&${age}=30&${state}=Texas`,
    `?${gender}=%E0%A4%A&${age}=30&${state}=Texas`,
    `?${gender}=Male;${age}=30;${state}=Texas`,
    `?${gender}=Male&amp;${age}=30&amp;${state}=Texas`,
    `?${gender}=Male%26${age}=30%26${state}=Texas`,
    `??${gender}=Male&${age}=30&${state}=Texas`,
    `?${gender}=Male&${age}=30&${state}=Tex%0D%0Aas`,
  ]
  return [
    ...raw,
    ...values.flatMap((value) => [withBad(gender, value), withBad(age, value), withBad(state, value)]),
  ]
}

/** Fragments for the calculator; none holds five good inputs. */
export function makeHostileFragments(): string[] {
  const good = { w: '200', u: 'lbs', m: 'tirzepatide', d: 'standard', t: '52' }
  const values = [...MARKUP, ...SCRIPTS, ...ODD]
  const keys = Object.keys(good)
  const raw = [
    '#',
    '#w',
    '#=',
    '#%',
    '#top',
    '#main',
    '#w=200',
    `#${'x'.repeat(5000)}`,
    '#w[]=200&u=lbs&m=tirzepatide&d=standard&t=52',
    '#w=200&w=201&u=lbs&m=tirzepatide&d=standard&t=52',
    '#w=200&u=lbs&m=tirzepatide&d=standard&t=52&t=52',
    '#W=200&U=lbs&M=tirzepatide&D=standard&T=52',
    '#w=%00200&u=lbs&m=tirzepatide&d=standard&t=52',
    '#w=200;u=lbs;m=tirzepatide;d=standard;t=52',
  ]
  return [
    ...raw,
    ...values.flatMap((value, index) => {
      const bad = [
        keys[index % keys.length] ?? 'w',
        keys[(index + 1) % keys.length] ?? 'u',
        keys[(index + 2) % keys.length] ?? 'm',
      ]
      return bad
        .filter((key) => key !== 'w' || !['1e2', '30.5', '030', '101', '17', '999999999999'].includes(value))
        .map((key) => `#${new URLSearchParams({ ...good, [key]: value.toWellFormed() })}`)
    }),
  ]
}
