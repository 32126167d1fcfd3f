// One rule for all unit tests: a console error or warning fails the test.
import { format } from 'node:util'

const problems: string[] = []

beforeEach(() => {
  problems.length = 0
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words) => {
      problems.push(`console.${level}: ${format(...words)}`)
    })
  }
})

afterEach(() => {
  jest.restoreAllMocks()
  expect(problems).toEqual([])
})
