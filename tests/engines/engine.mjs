// The interface between the journeys and a browser engine. Each file in drivers/ implements it, except for webdriver.mjs,
// which webkit.mjs uses. visitor.mjs builds the actions of the journeys on top of it.

/**
 * @typedef {object} LaunchOptions  for starting a browser
 * @property {boolean} [isDark]  the system prefers dark pages
 * @property {boolean} [hasScripts]  true by default
 */

/**
 * @typedef {object} Tab  `find` is the source of an expression that returns an element
 * @property {(url: string) => Promise<void>} open
 * @property {() => Promise<void>} back
 * @property {() => Promise<void>} forward
 * @property {() => Promise<void>} reload
 * @property {(expression: string) => Promise<any>} evaluate
 * @property {(find: string) => Promise<void>} click
 * @property {(find: string, text: string) => Promise<void>} fill  replaces the present value
 * @property {(find: string, label: string) => Promise<void>} choose  selects an option of a list
 * @property {(width: number, height: number) => Promise<void>} resize  the page's own size, px
 * @property {() => Promise<string[]>} otherAddresses  the URLs of tabs that this one opened
 * @property {(file: string) => Promise<void>} screenshot
 * @property {() => Promise<string[]>} takeProblems  console errors and warnings, script errors, failed requests
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} Browser
 * @property {string} version  name and version, as reported by the browser
 * @property {() => Promise<Tab>} newTab  without history
 * @property {() => Promise<void>} stop
 */

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {() => string | null} prepare  finds or installs the browser; returns a reason if it is not available
 * @property {(options: LaunchOptions) => Promise<Browser>} start
 * @property {'origin' | 'watchedOrigin'} served
 */

export {}
