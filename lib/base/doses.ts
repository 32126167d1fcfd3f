// A dose of a drug, like "2.5 mg": the only place that knows its form. It knows nothing of drugs and prices.

const MILLIGRAMS = /\d+(?:\.\d+)?/

/** The form of a dose, for schemas: "2.5 mg", "1.7 or 2.4 mg", "9 to 25 mg", "5 mg and up". */
export const DOSE_PATTERN = new RegExp(
  `^${MILLIGRAMS.source}(?: (?:or|to) ${MILLIGRAMS.source})? mg(?: and up)?$`,
)

/** In mg, of several doses the lowest; 0 without one. */
export const getMilligrams = (dose = ''): number => Number.parseFloat(dose) || 0

/** "2.5" for "2.5 mg", where another dose or a heading has the unit. */
export const withoutUnit = (dose: string): string => dose.replace(' mg', '')
