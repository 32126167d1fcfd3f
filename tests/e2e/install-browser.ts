// Installs a Chromium for the tests: Debian's where apt-get may install, otherwise Playwright's.
// It does not use `playwright install --with-deps`, which upgrades system packages and adds 73 MB of fonts.

/** What the installation needs from the machine it runs on. */
export type Machine = {
  hasApt: boolean
  isRoot: boolean
  /** The executable of a browser that starts, or undefined. */
  findBrowser: () => string | undefined
  /** Runs a command line and tells whether it succeeded. */
  run: (command: string) => boolean
}

const PACKAGES = ['chromium-headless-shell', 'chromium']

/** Fails quickly when offline, and waits for another program that is installing. */
const APT_GET = 'apt-get -o Acquire::Retries=0 -o Acquire::http::Timeout=20 -o DPkg::Lock::Timeout=120'

const PLAYWRIGHT = 'npx playwright install chromium --only-shell'

/** What Playwright's browser needs, without the fonts that the same list names. */
const PLAYWRIGHT_LIBRARIES = `$(npx playwright install-deps --dry-run chromium | grep -o '\\blib[a-z][^ "]*')`

export const INSTALL_IT_YOURSELF = `No browser for the tests. Install Chromium or Google Chrome, then run the command again.
On Debian: sudo apt-get install --no-install-recommends chromium-headless-shell fonts-liberation
Elsewhere: ${PLAYWRIGHT}, or set CHROMIUM_PATH to the executable of a Chromium.`

/** The executable of the browser that was installed, or undefined. */
export function installBrowser({ hasApt, isRoot, findBrowser, run }: Machine): string | undefined {
  const sudo = isRoot ? '' : 'sudo -n '
  const canUseApt = hasApt && (isRoot || run('sudo -n true'))
  const install = (packages: string) =>
    run(`${sudo}${APT_GET} install -y --no-install-recommends ${packages}`)
  const installFirst = () => PACKAGES.some((name) => install(`${name} fonts-liberation`) && findBrowser())

  // The list of packages can be missing, as in most containers, or too old.
  if (canUseApt && (installFirst() || (run(`${sudo}${APT_GET} update`) && installFirst())))
    return findBrowser()
  if (run(PLAYWRIGHT) && !findBrowser() && canUseApt) install(PLAYWRIGHT_LIBRARIES)
  return findBrowser()
}
