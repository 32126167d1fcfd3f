// Objects without their gaps: what is not known is left out of plans, rows, and files, and never written as undefined.

/** The object without the keys whose value is undefined. */
export const compact = <T extends object>(object: T): T =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T
