// Rules for makers' prices, with the messages that an editor sees.
import { errorsAfter } from '../../../../fixtures/fixture-content'

const AT = 'maker-prices'

test.each([
  [`${AT}.drugs.0.source`, 'nowhere', 'drugs[0].source', /^there is no "nowhere" in content\/sources\.json/],
  [`${AT}.programs.0.source`, 'nowhere', 'programs[0].source', /^there is no "nowhere"/],
  [`${AT}.drugs.1.id`, 'wegovy-pill', 'drugs[1].id', /already used by drugs\[0\]\.id/],
  [
    `${AT}.drugs.1.ladders.1.id`,
    'standard',
    'drugs[1].ladders[1].id',
    /already used by drugs\[1\]\.ladders\[0\]\.id/,
  ],
  [
    `${AT}.drugs.0.ladders.0.steps.1.doseLabel`,
    '1.5 mg',
    'drugs[0].ladders[0].steps[1].doseLabel',
    /^expected more than the 1\.5 mg of the step before it, got "1\.5 mg"/,
  ],
  [`${AT}.programs.0.ends`, '2026-07-01', 'programs[0].ends', /^expected a day after 2026-07-01/],
  [`${AT}.drugs.0.ladders.0.ends`, 'soon', 'drugs[0].ladders[0].ends', /^expected a day, got "soon"/],
  [
    `${AT}.drugs.0.ladders.0.fillsPerYear`,
    13,
    'drugs[0].ladders[0].fillsPerYear',
    /^expected 13 fills a year/,
  ],
  [
    `${AT}.drugs.0.ladders.0.steps.0.price`,
    0,
    'drugs[0].ladders[0].steps[0].price',
    /^expected dollars above 0/,
  ],
  [`${AT}.drugs.0.ladders.0.steps`, [], 'drugs[0].ladders[0].steps', /^expected at least one step/],
])('%s = %j is refused', (place, value, field, message) => {
  const [error = ''] = errorsAfter({ [place]: value })
  const [at, ...rest] = error.split(': ')
  expect(at).toBe(`content/maker-prices.json → ${field}`)
  expect(rest.join(': ')).toMatch(message)
})
