// `npm run e2e:nginx`: every end-to-end test against real nginx.
import config from '../../playwright.config'

const { webServer: _, ...rest } = config

export default {
  ...rest,
  testDir: '.',
  outputDir: '../../test-results/e2e',
  projects: [{ name: 'nginx', testIgnore: /bucket\.test/, use: { host: 'nginx' } }],
}
