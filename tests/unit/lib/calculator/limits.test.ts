import { getLimit, getNotes } from '@/lib/calculator/limits'

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
  const { text } = getLimit(120, 106, 'lbs')
  expect(text).toContain('For most adults, 120 lbs is too low a weight for these drugs.')
  expect(text).toContain('eating disorder')
  expect(text).toContain('106 lbs may be below a healthy weight')
})

test('a projection of up to 24 weeks says that the dose is still rising, and gives no trial figure', () => {
  expect(getNotes('standard', 25)).toEqual([])
  const [note] = getNotes('high', 24)
  expect(note).toMatch(
    /^At this point you would still be on a lower dose; expect less\. .*estimate of September 2025; we give no trial figure for the first month\.$/,
  )
})

test('a low dose says at every length that no trial for weight kept people on it', () => {
  const untested =
    'We know of no trial for weight that kept people on 0.25 mg semaglutide or 2.5 mg tirzepatide a week: expect to lose less than this.'
  expect(getNotes('low', 72)).toEqual([untested])
  const [first, early] = getNotes('low', 24)
  expect(first).toBe(untested)
  expect(early).toMatch(/^First month: 2 to 5 pounds/)
})
