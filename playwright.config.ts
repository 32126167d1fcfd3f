// Five projects test the export, so run `npm run build` first. Without a browser: `site` reads the files in out/, `hosts` and
// `nginx` ask the server of `npm start` and a real nginx. In a browser: `e2e` drives the site as `npm start` serves it, and
// `bucket` repeats what another host could break.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { findBrowser } from './tests/e2e/find-browser'
import type { HostOptions } from './tests/e2e/fixtures'

// A US time zone: a date that the code reads as UTC shows as the day before. The tests' own dates use it too.
const TIME_ZONE = 'America/Los_Angeles'
process.env.TZ = TIME_ZONE

/** Prints the port if it is free, otherwise another one. */
const FIND_PORT = `
const print = () => { process.stdout.write(String(server.address().port)); server.close() }
const server = require('node:net').createServer()
server.once('error', () => server.listen(0, print)).listen(Number(process.argv[1]), print)`

// The runner chooses the port once; its workers, which read this file again, inherit it.
process.env.E2E_CHOSEN_PORT ??= spawnSync(
  process.execPath,
  ['-e', FIND_PORT, process.env.E2E_PORT ?? '4173'],
  { encoding: 'utf8' },
).stdout.trim()
const PORT = process.env.E2E_CHOSEN_PORT

// Each window of the full browser loads two pages of its own for the address bar: opening a page took 804 ms with them and
// 554 ms without (Chromium 156; 380 ms in a headless shell, which has none). The last list counts, so this one repeats
// Playwright's (chromiumSwitches.ts).
const DISABLED_FEATURES = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'OptimizationHints'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]

const WITHOUT_BROWSER = /hosts\.test/
const ON_BUCKET = /bucket\.test/

export default defineConfig<object, HostOptions>({
  testDir: 'tests',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the gate has cores: a worker often waits for its browser.
  workers: 3,
  // Four times what the slowest test takes on a quiet machine (14 s), and twice what it takes on a busy one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
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
      executablePath: findBrowser(),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
        `--disable-features=${DISABLED_FEATURES}`,
      ],
      // Only the fonts of a package, so that no result depends on those of the machine. It has no effect outside Linux.
      env: { ...process.env, FONTCONFIG_FILE: path.resolve('tests/e2e/fonts.conf') } as Record<
        string,
        string
      >,
    },
  },
  projects: [
    { name: 'site', testDir: 'tests/site' },
    { name: 'hosts', testDir: 'tests/e2e', testMatch: WITHOUT_BROWSER },
    { name: 'nginx', testDir: 'tests/e2e', testMatch: WITHOUT_BROWSER, use: { host: 'nginx' } },
    { name: 'e2e', testDir: 'tests/e2e', testIgnore: [WITHOUT_BROWSER, ON_BUCKET] },
    { name: 'bucket', testDir: 'tests/e2e', testMatch: ON_BUCKET, use: { host: 'bucket' } },
  ],
  webServer: {
    command: 'node lib/publish/serve.mjs',
    env: { PORT },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
