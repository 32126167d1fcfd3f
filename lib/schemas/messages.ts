// The wording of content errors: what was expected, the value found, and how to fix it. Every schema builds its
// messages here, so that all errors read alike.

type Found = { input?: unknown }

const NULL_FIX = 'Fill it in, or leave the field out if it is not known.'

/** zod's paths could also contain symbols, which content never has. */
export const toPath = (path: readonly PropertyKey[]) =>
  path.map((key) => (typeof key === 'number' ? key : String(key)))

/** `['providers', 2, 'rating']` → `providers[2].rating`. */
export function formatPath(path: readonly (string | number)[]): string {
  const joined = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
  return joined.replace(/^\./, '')
}

/** A value as an editor sees it in the file, shortened to one line. */
export function showValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
  if (value !== null && typeof value === 'object') return 'a group of fields'
  const shown = JSON.stringify(value)
  return shown.length > 80 ? `${shown.slice(0, 76)}…"` : shown
}

/** How to fix a value, for every input or by what it is. */
export type Fix = string | ((input: unknown) => string)

/** `expected a day, got "x". Write it as …`. A missing field, or null, gets its own message. */
export function describeMismatch(what: string, fix: Fix, input: unknown): string {
  if (input === undefined) return `missing: expected ${what}. Add the field; content/schemas describes it.`
  const advice = input === null ? NULL_FIX : typeof fix === 'string' ? fix : fix(input)
  return `expected ${what}, got ${showValue(input)}. ${advice}`
}

/** The parameters that give a zod schema or check its message. */
export const expected = (what: string, fix: Fix) => ({
  error: ({ input }: Found) => describeMismatch(what, fix, input),
})

/** Like `expected`, for a rule on a group of fields that reports the field `key`; the fix also says how to add it. */
export const expectedIn = (key: string, what: string, fix: string) => ({
  path: [key],
  error: ({ input }: Found) => {
    const value: unknown = Reflect.get(input as object, key)
    return value === undefined ? `missing: expected ${what}. ${fix}` : describeMismatch(what, fix, value)
  },
})

/** How to turn a value into a number. If it is a number in quotes, removing them is enough. */
export const fixNumberHint = (value: unknown): string =>
  typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value)
    ? 'Remove the quotes.'
    : 'Write it in digits, without quotes.'
