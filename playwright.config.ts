// Four projects test the export, so run `npm run build` first: `site` reads the files in out/, `e2e` drives a browser
// against the server of `npm start`, and `nginx` and `bucket` repeat what another host could break. `dev` needs no build:
// it repeats the main journeys against `next dev`. `desk` edits a copy of the project and builds that.
import { defineConfig } from 'playwright/test'
import { findBrowser } from './tests/e2e/find-browser'
import type { HostOptions } from './tests/e2e/fixtures'

// A US time zone: a date that the code reads as UTC shows as the day before. The tests' own dates use it too.
const TIME_ZONE = 'America/Los_Angeles'
process.env.TZ = TIME_ZONE

const PORT = Number(process.env.E2E_PORT ?? 4173)
const browser = findBrowser()

export default defineConfig<object, HostOptions>({
  testDir: 'tests',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: 'tests/e2e/screenshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000,
  // A failed test runs again to record a trace, because tracing every test costs a quarter of the time. A test that
  // then passes still counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    timezoneId: TIME_ZONE,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser?.executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'site', testDir: 'tests/site' },
    { name: 'e2e', testDir: 'tests/e2e', testIgnore: /(?:bucket|desk|dev-server)\.test/ },
    // The tests whose result depends on the host.
    {
      name: 'nginx',
      testDir: 'tests/e2e',
      grep: /hosts\.test|@host/,
      testIgnore: /(?:bucket|desk|dev-server)\.test/,
      use: { host: 'nginx' },
    },
    { name: 'bucket', testDir: 'tests/e2e', testMatch: /bucket\.test/, use: { host: 'bucket' } },
    { name: 'desk', testDir: 'tests/e2e', testMatch: /desk\.test/ },
    { name: 'dev', testDir: 'tests/e2e', testMatch: /dev-server\.test/ },
  ],
  webServer: {
    command: 'node lib/publish/serve.mjs',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
