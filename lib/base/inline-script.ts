// Code that runs inline in a page. It is a typed function here, and text in the page: publishing minifies it.

/**
 * The call of a function, as the text of an inline script. The function may use nothing outside its body: what it needs,
 * other functions and plain data, are its arguments.
 */
export const callInline = <Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string =>
  `(${run.toString()})(${args.map(serialize).join(',')})`

/** Escaped, so that data cannot end the script. */
const serialize = (value: unknown): string =>
  typeof value === 'function' ? value.toString() : JSON.stringify(value).replaceAll('<', '\\u003c')
