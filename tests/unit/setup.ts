// Two rules for all unit tests: a console error or warning fails the test, and an edit to content/ breaks none.
import { format } from 'node:util'

jest.mock('@/lib/content/read', () => {
  // Loaded when a test asks for it: the parsers of texts take a second.
  const getActual = () => jest.requireActual<typeof import('@/lib/content/read')>('@/lib/content/read')
  const getFixture = () =>
    jest.requireActual<typeof import('../fixtures/checked-content')>('../fixtures/checked-content')
  const project = process.cwd()
  return {
    makeContext: (root: string) => getActual().makeContext(root),
    readRawContent: (root?: string) => getActual().readRawContent(root),
    isLeftover: (file: string) => getActual().isLeftover(file),
    /** The fixture content instead of that of this project. */
    readContent: (root = process.cwd()) =>
      root === project
        ? { content: getFixture().getFixtureContent(), issues: [] }
        : getActual().readContent(root),
  }
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
