// The one order of names on pages, in files, and in lists that a visitor sorts.

let collator: Intl.Collator | undefined

/** Alphabetical in English, ignoring case. */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('en')
  return collator.compare(a, b)
}
