// The medications and dosage levels that the calculator offers. Schemas, calculator and islands share them, so this
// file imports nothing.
export const MEDICATIONS = ['tirzepatide', 'semaglutide'] as const
export const DOSAGES = ['low', 'standard', 'high'] as const

export type Medication = (typeof MEDICATIONS)[number]
export type Dosage = (typeof DOSAGES)[number]
