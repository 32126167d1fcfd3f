// Malformed and hostile fragments for the calculator. unit/lib/quiz/results-title.test.ts has them for query strings.

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
/** None of them contains five valid inputs. */
export function makeHostileFragments(): string[] {
  const valid = { w: '200', u: 'lbs', m: 'tirzepatide', d: 'standard', t: '52' }
  const all = new URLSearchParams(valid).toString()
  return [
    ...['#', '#w', '#=', '#%', '#top', '#main', '#w=200', `#${'x'.repeat(5000)}`],
    `#${all}&w=201`,
    `#${all}&t=52`,
    `#${all.toUpperCase()}`,
    `#${all.replaceAll('&', ';')}`,
    ...VALUES.flatMap((value) =>
      Object.keys(valid).map((key) => `#${new URLSearchParams({ ...valid, [key]: value.toWellFormed() })}`),
    ),
  ]
}
