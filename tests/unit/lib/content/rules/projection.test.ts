import { faultsAfter } from '../../../../fixtures/fixture-content'

test.each([
  [
    { 'projection.timeframesWeeks.1': 4 },
    'timeframesWeeks[1]: 4 is taken by timeframesWeeks[0]. Choose another.',
  ],
  [
    { 'projection.medications.1.id': 'tirzepatide' },
    'medications[1].id: "tirzepatide" is taken by medications[0].id. Choose another.',
  ],
  [
    { 'projection.dosages.2.id': 'standard' },
    'dosages[2].id: "standard" is taken by dosages[1].id. Choose another.',
  ],
  [
    { 'projection.recommendations.1.provider': 'remedymeds', 'projection.recommendations.1.offer': 'Good' },
    'recommendations[1].provider: "remedymeds" is taken by recommendations[0].provider. Choose another.',
  ],
])('what the calculator offers stands in its list once: %j', (edits, told) => {
  expect(faultsAfter(edits).map(({ field, message }) => `${field}: ${message}`)).toEqual([told])
})
