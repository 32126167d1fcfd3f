// Two projects over one export: `site` reads the files in out/, `e2e` drives a real browser
// against those files, served the way a host serves them. `npm run build` comes first.
import { defineConfig } from 'playwright/test'
import { findBrowser } from './tests/e2e/find-browser'

const PORT = Number(process.env.E2E_PORT ?? 4173)
const browser = findBrowser()

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser?.executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'site', testDir: 'tests/site' },
    { name: 'e2e', testDir: 'tests/e2e' },
  ],
  webServer: {
    command: `node lib/publish/serve.mjs`,
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
