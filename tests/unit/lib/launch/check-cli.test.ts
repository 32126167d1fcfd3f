// The date that the command checks against; tests/site/launch.test.ts covers what it prints.
import { findContentEntries } from '@/lib/launch/content-entries'

jest.mock('@/lib/content/read', () => ({
  readContent: () => ({ raw: {}, content: {}, issues: [] }),
}))
jest.mock('@/lib/launch/content-entries', () => ({ findContentEntries: jest.fn(() => []) }))

afterEach(() => {
  jest.useRealTimers()
  process.exitCode = undefined
})

test('a date that has begun anywhere on Earth is not in the future, as in the content check', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-19T11:00:00Z') })
  jest.spyOn(console, 'log').mockImplementation(() => {})
  await import('@/lib/launch/check-cli')
  expect(findContentEntries).toHaveBeenCalledWith({}, {}, '2026-11-20')
})
