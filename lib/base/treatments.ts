// The choices of the calculator. Schemas, the calculator, and islands share them, so this file imports nothing.
export const MEDICATIONS = ['tirzepatide', 'semaglutide'] as const
export const DOSAGES = ['low', 'standard', 'high'] as const

/** How far the projection goes, in weeks. */
export const WEEKS_MAX = 104

export type Medication = (typeof MEDICATIONS)[number]
export type Dosage = (typeof DOSAGES)[number]
