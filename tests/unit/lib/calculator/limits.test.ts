import { getLimit } from '@/lib/calculator/limits'

// 27 × inches² ÷ 703.07: 199.0 lbs at 72 in, 204.6 at 73; 157.3 lbs at 64 in.
test.each([
  [200, 'lbs', false, 'At 200 lbs, anyone 6 ft 1 in or taller is below a body mass index of 27'],
  [200, 'kg', false, 'At 91 kg, anyone 184 cm or taller is below a body mass index of 27'],
  [157, 'lbs', true, 'anyone 5 ft 4 in or taller'],
  [158, 'lbs', false, 'anyone 5 ft 5 in or taller'],
  [400, 'lbs', false, 'We do not ask your height, so we cannot tell whether 150 lbs'],
] as const)('from %d lbs in %s', (start, unit, isUnlikely, text) => {
  const limit = getLimit(start, 150, unit)
  expect(limit.isUnlikely).toBe(isUnlikely)
  expect(limit.text).toContain(text)
})

test('a weight too low for most adults is named as such, and so is what it would become', () => {
  const { lead, text } = getLimit(120, 106, 'lbs')
  expect(lead).toBe('For most adults, 120 lbs is too low a weight for these drugs.')
  expect(text).toMatch(/^At 120 lbs, anyone/)
  expect(text).toContain('eating disorder')
  expect(text).toContain('106 lbs may be below a healthy weight')
})
