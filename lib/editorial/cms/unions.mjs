// Some values have one shape or another in a file: a refund is "none" or terms, the states a list or all but some, renewal yes, no
// or a term, the amount of a fee a number or a range. A form has to know which, so in the forms each is a group with a `type`.
// Runs in the page of the forms, so it imports nothing.

const UNIONS = ['refund', 'states', 'renews']

/** Whether a field of `holder` has several shapes: only the amount of a fee may be a range. */
const isUnion = (/** @type {{ what?: string }} */ holder, /** @type {string} */ key) =>
  UNIONS.includes(key) || (key === 'amount' && holder.what !== undefined)

/** What the forms edit. @param {string} text */
export const fromFile = (text) =>
  JSON.parse(text, function (key, value) {
    return isUnion(this, key) ? toGroup(key, value) : value
  })

/** What the file says; the opposite of `fromFile`. @param {object} content */
export const toFile = (content) =>
  JSON.stringify(
    content,
    function (key, value) {
      return value && isUnion(this, key) ? toValue(key, value) : value
    },
    2,
  )

/** @param {string} key @param {string | number | boolean | string[] | object} value */
function toGroup(key, value) {
  if (typeof value === 'object')
    return Array.isArray(value) ? { type: 'list', list: value } : { type: 'group', ...value }
  const isNamed = key === 'refund' || typeof value === 'boolean'
  return isNamed ? { type: String(value) } : { type: 'value', value }
}

/** @param {string} key @param {{ type: string, list?: string[], value?: unknown }} group */
function toValue(key, { type, list = [], value, ...group }) {
  if (type === 'list') return list
  if (type === 'value') return value
  if (key === 'renews') return type === 'true'
  if (type !== 'group') return type
  // The CMS leaves out an empty list, but all states except none is a fact.
  return key === 'states' ? { except: [], ...group } : group
}
