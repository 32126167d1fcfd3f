// A refund and the states served may have one shape or another in a file: "none" or terms, a list or all but some. A form
// has to know which, so in the forms each is a group with a `type`. Runs in the page of the forms, so it imports nothing.

const UNIONS = ['refund', 'states']

/** What the forms edit. @param {string} text */
export const fromFile = (text) =>
  JSON.parse(text, (key, value) => (UNIONS.includes(key) ? toGroup(value) : value))

/** What the file says; the opposite of `fromFile`. @param {object} content */
export const toFile = (content) =>
  JSON.stringify(content, (key, value) => (value && UNIONS.includes(key) ? toValue(key, value) : value), 2)

/** @param {string | string[] | object} value */
function toGroup(value) {
  if (typeof value === 'string') return { type: value }
  return Array.isArray(value) ? { type: 'list', list: value } : { type: 'group', ...value }
}

/** @param {string} key @param {{ type: string, list?: string[] }} value */
function toValue(key, { type, list = [], ...group }) {
  if (type === 'list') return list
  if (type !== 'group') return type
  // The CMS leaves out an empty list, but all states except none is a fact.
  return key === 'states' ? { except: [], ...group } : group
}
