// What the commands of the tests say of a setting or a word that they do not know.
import { spawnSync } from 'node:child_process'

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 20_000,
  })
  return { status, stdout, stderr }
}

test.each([
  ['/nowhere/chromium', 'does not exist'],
  [__filename, 'does not start'],
])('CHROMIUM_PATH=%s is not passed over in silence', (CHROMIUM_PATH, what) => {
  expect(run('node_modules/.bin/jiti', ['tests/e2e/find-browser.ts'], { CHROMIUM_PATH })).toEqual({
    status: 1,
    stdout: '',
    stderr: `CHROMIUM_PATH: expected the program file of a Chromium that starts, got "${CHROMIUM_PATH}", which ${what}. Correct or unset it.\n`,
  })
})
