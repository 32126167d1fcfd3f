// The command as it runs by itself; what it prints is told in tests/site/launch.test.ts.
import { findContentEntries } from '@/lib/launch/content-entries'

jest.mock('@/lib/content/read', () => ({
  readContent: () => ({ raw: {}, content: {}, issues: [] }),
}))
jest.mock('@/lib/launch/content-entries', () => ({ findContentEntries: jest.fn(() => []) }))

afterEach(() => {
  jest.useRealTimers()
  process.exitCode = undefined
})

test('a day that has begun anywhere has come, as the check of the content has it', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-19T11:00:00Z') })
  jest.spyOn(console, 'log').mockImplementation(() => {})
  await import('@/lib/launch/check-cli')
  expect(findContentEntries).toHaveBeenCalledWith({}, {}, '2026-11-20')
})
