// Two rules for all unit tests: a console error or warning fails the test, and an edit to content/ breaks none.
import { format } from 'node:util'

jest.mock('@/lib/content/read', () => {
  const actual = jest.requireActual('@/lib/content/read')
  const project = process.cwd()
  /** The fixture content instead of that of this project. */
  const readContent = (root = process.cwd(), ...drafts: unknown[]) =>
    root === project
      ? { content: jest.requireActual('../fixtures/fixture-content').getFixtureContent(), issues: [] }
      : actual.readContent(root, ...drafts)
  return { ...actual, readContent }
})

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
