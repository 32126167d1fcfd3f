import { installBrowser } from '../e2e/install-browser'

type Outcome = 'installs a browser' | 'succeeds' | 'fails'

/** What was run on such a computer, without options, and the browser that it then has. */
function installOn(
  computer: { hasApt: boolean; isRoot: boolean },
  getOutcome: (command: string, earlier: string[]) => Outcome,
) {
  const commands: string[] = []
  let browser: string | undefined
  const run = (command: string) => {
    const shown = command.replace(/ -(?:y|o [A-Z]\S+)/g, '')
    const outcome = getOutcome(shown, [...commands])
    commands.push(shown)
    if (outcome === 'installs a browser') browser = '/usr/bin/browser'
    return outcome !== 'fails'
  }
  return { browser: installBrowser({ ...computer, run, findBrowser: () => browser }), commands }
}

const INSTALL = 'apt-get install --no-install-recommends'
const HEADLESS_SHELL = `${INSTALL} chromium-headless-shell fonts-liberation`
const FULL_BROWSER = `${INSTALL} chromium fonts-liberation`
const PLAYWRIGHT = 'npx playwright install chromium --only-shell'
const DEBIAN_AS_ROOT = { hasApt: true, isRoot: true }
const DEBIAN_AS_USER = { hasApt: true, isRoot: false }

test('Debian as root gets the headless shell', () => {
  const { browser, commands } = installOn(DEBIAN_AS_ROOT, () => 'installs a browser')
  expect(browser).toBe('/usr/bin/browser')
  expect(commands).toEqual([HEADLESS_SHELL])
})

test('a missing list of packages is updated first', () => {
  const { browser, commands } = installOn(DEBIAN_AS_ROOT, (command, earlier) => {
    if (command === 'apt-get update') return 'succeeds'
    return earlier.includes('apt-get update') ? 'installs a browser' : 'fails'
  })
  expect(browser).toBe('/usr/bin/browser')
  expect(commands).toEqual([HEADLESS_SHELL, FULL_BROWSER, 'apt-get update', HEADLESS_SHELL])
})

test('a release without the headless shell gets the full browser', () => {
  const { browser, commands } = installOn(DEBIAN_AS_ROOT, (command) =>
    command === FULL_BROWSER ? 'installs a browser' : 'fails',
  )
  expect(browser).toBe('/usr/bin/browser')
  expect(commands).toEqual([HEADLESS_SHELL, FULL_BROWSER])
})

test('a user whose sudo asks for no password gets it through sudo', () => {
  const { browser, commands } = installOn(DEBIAN_AS_USER, (command) =>
    command === 'sudo -n true' ? 'succeeds' : 'installs a browser',
  )
  expect(browser).toBe('/usr/bin/browser')
  expect(commands).toEqual(['sudo -n true', `sudo -n ${HEADLESS_SHELL}`])
})

test('a user without such a sudo gets the browser of Playwright, as does a system without apt-get', () => {
  for (const hasApt of [true, false]) {
    const { browser, commands } = installOn({ hasApt, isRoot: false }, (command) =>
      command === PLAYWRIGHT ? 'installs a browser' : 'fails',
    )
    expect(browser).toBe('/usr/bin/browser')
    expect(commands).toEqual([...(hasApt ? ['sudo -n true'] : []), PLAYWRIGHT])
  }
})

test('where the browser of Playwright lacks its libraries, only those are installed', () => {
  const { browser, commands } = installOn(DEBIAN_AS_ROOT, (command) => {
    if (command === PLAYWRIGHT) return 'succeeds'
    return command.includes('install-deps') ? 'installs a browser' : 'fails'
  })
  expect(browser).toBe('/usr/bin/browser')
  expect(commands.at(-1)).toMatch(/^apt-get install --no-install-recommends .*grep -o '\\blib/)
})

test('where nothing works, there is no browser', () => {
  for (const computer of [DEBIAN_AS_ROOT, DEBIAN_AS_USER, { hasApt: false, isRoot: true }]) {
    const { browser, commands } = installOn(computer, () => 'fails')
    expect(browser).toBeUndefined()
    expect(commands.at(-1)).toBe(PLAYWRIGHT)
  }
})
