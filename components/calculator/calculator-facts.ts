// The calculator island's props, and what its components share.
import type { ComponentProps } from 'react'
import type { ApprovedFor } from '@/components/ui/ApprovedFor'
import type { ElementId } from '@/lib/base/page-anchors'
import type { Field, TypedInputs } from '@/lib/calculator/inputs'
import type {
  Dosage,
  Medication,
  Projection,
  ProjectionInput,
  ProjectionTable,
} from '@/lib/calculator/projection'
import type { Trial } from '@/lib/calculator/trials'

export type Option<T extends string> = { id: T; label: string }

/** Checked content as plain data, so that the island needs no content files or schemas. */
export type CalculatorFacts = {
  timeframesWeeks: readonly number[]
  medications: readonly Option<Medication>[]
  dosages: readonly Option<Dosage>[]
  table: ProjectionTable
  trials: readonly Trial[]
  /** How many of 100 people in a trial lost how much. */
  people: {
    trial: string
    weeks: number
    setting: string
    source: { url: string }
    lostAtLeast: readonly number[]
  } & Record<Medication, readonly number[]>
  disclaimer: string
  /** Who the drugs are approved for. */
  approval: ComponentProps<typeof ApprovedFor>
}

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

export const fieldId = (field: Field): ElementId => `calculator_${field}`
