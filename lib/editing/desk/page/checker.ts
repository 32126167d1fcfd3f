// Who checks figures at this desk: the name in the evidence saved last, kept in the browser.

const KEY = 'desk-checked-by'

export const getChecker = (): string => localStorage.getItem(KEY) ?? ''

/** Remembers the last name under `checkedBy` in what was saved. */
export function rememberChecker(values: readonly unknown[]): void {
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue
    if ('checkedBy' in value && typeof value.checkedBy === 'string')
      localStorage.setItem(KEY, value.checkedBy)
    rememberChecker(Object.values(value))
  }
}
