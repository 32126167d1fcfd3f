// Broken and hostile fragments for the calculator. Query strings have theirs in unit/lib/quiz/results-title.test.ts.

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
