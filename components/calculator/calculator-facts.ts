// The calculator island's props, and what its components share.
import type { Field, TypedInputs } from '@/lib/calculator/inputs'
import type { Projection, ProjectionInput } from '@/lib/calculator/projection'
import type { getCalculatorFacts } from './get-calculator-facts'

export type Option<T extends string> = { id: T; label: string }

export type CalculatorFacts = ReturnType<typeof getCalculatorFacts>

export type Result = {
  /** How many times a result has been calculated. 0 is the placeholder, which is not visible. */
  run: number
  input: ProjectionInput
  projection: Projection
  /** The inputs as typed and selected, and the unit. */
  typed: TypedInputs
}

/** The form's only error message, and the field it is about. */
export type InputError = { field: Field; message: string }

/** The specification's initial state: 165 lbs, -35 lbs, -1.5 lbs. */
export const PLACEHOLDER_RESULT: Result = {
  run: 0,
  input: { weightLbs: 200, medication: 'tirzepatide', dosage: 'standard', weeks: 52 },
  projection: { projectedWeightLbs: 165, totalLossLbs: 35, weeklyLossLbs: 1.5 },
  typed: { raw: { weight: '', medication: '', dosage: '', weeks: '' }, unit: 'lbs' },
}

export const fieldId = (field: Field): string => `calculator_${field}`
