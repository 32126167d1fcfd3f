// Projects over one export: `site` reads the files in out/, `e2e` drives a real browser against those files,
// served by `npm start`'s server; `nginx` and `bucket` repeat on other hosts what a host can break (all of it on
// nginx: `npm run e2e:nginx`). `npm run build` comes first.
import { defineConfig } from 'playwright/test'
import { findBrowser } from './tests/e2e/find-browser'
import type { HostOptions } from './tests/e2e/fixtures'

// A zone of the visitors' own, in which a day that is written by UTC shows as the day before. Also for what the
// tests themselves expect of today.
const TIME_ZONE = 'America/Los_Angeles'
process.env.TZ = TIME_ZONE

const PORT = Number(process.env.E2E_PORT ?? 4173)
const browser = findBrowser()
const ON_NGINX = /(?:hosts|nginx|navigation|security|blog)\.test/

export default defineConfig<object, HostOptions>({
  testDir: 'tests',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000,
  // A test that fails runs once more, for the trace: recording every test takes a quarter of the time. One that
  // then passes counts as failed all the same (tests/run.mjs, failOnFlakyTests).
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
    { name: 'e2e', testDir: 'tests/e2e', testIgnore: /(?:nginx|bucket)\.test/ },
    { name: 'nginx', testDir: 'tests/e2e', testMatch: ON_NGINX, use: { host: 'nginx' } },
    { name: 'bucket', testDir: 'tests/e2e', testMatch: /bucket\.test/, use: { host: 'bucket' } },
  ],
  webServer: {
    command: `node lib/publish/serve.mjs`,
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
