// The thin interface that the journeys see an engine through. An adapter in drivers/ fills it for one engine;
// visitor.mjs puts the words of the journeys on top.

/**
 * @typedef {object} Conditions  under which a browser is started
 * @property {boolean} [isDark]  the system asks for dark pages
 * @property {boolean} [hasScripts]  true unless said
 */

/**
 * @typedef {object} Tab  `find` is the text of an expression that gives an element
 * @property {(url: string) => Promise<void>} open
 * @property {() => Promise<void>} back
 * @property {() => Promise<void>} forward
 * @property {() => Promise<void>} reload
 * @property {(expression: string) => Promise<any>} evaluate
 * @property {(find: string) => Promise<void>} click
 * @property {(find: string, text: string) => Promise<void>} fill  takes the place of what stood there
 * @property {(find: string, label: string) => Promise<void>} choose  an option of a list
 * @property {(key: 'Enter' | 'Space') => Promise<void>} press
 * @property {(width: number, height: number) => Promise<void>} resize  the page's own size, px
 * @property {() => Promise<string[]>} otherAddresses  of tabs that this one opened
 * @property {(file: string) => Promise<void>} picture
 * @property {() => Promise<string[]>} takeProblems  console errors and warnings, errors of scripts, failed requests
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} Browser
 * @property {string} version  name and version, as the browser gives them
 * @property {() => Promise<Tab>} newTab  without a past
 * @property {() => Promise<void>} stop
 */

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {() => string | null} prepare  finds or installs the browser; gives the reason why it cannot be had
 * @property {(conditions: Conditions) => Promise<Browser | null>} start  null: this engine cannot be started so
 * @property {'origin' | 'watchedOrigin'} served
 */

export {}
