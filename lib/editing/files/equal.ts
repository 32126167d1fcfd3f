// Compares values of the content. The desk's page uses it too, so it imports nothing.

/** Equal as JSON, regardless of the order of fields. An undefined field counts as missing. */
export const isEqual = (one: unknown, other: unknown): boolean => toText(one) === toText(other)

const toText = (value: unknown): string | undefined => JSON.stringify(value, sortKeys)

const sortKeys = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
