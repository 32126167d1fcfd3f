// The unit tests without a DOM, for tests/stryker.config.mjs: Stryker knows one Jest project at a time. Jest reads this in
// the copy of the project that Stryker mutates.
import makeJestConfig from '../jest.config.mjs'
import { TESTS } from './stryker.config.mjs'

export default async () => {
  const { projects } = await makeJestConfig()
  return { ...projects[0], rootDir: process.cwd(), testMatch: [`<rootDir>/tests/unit/${TESTS}`] }
}
