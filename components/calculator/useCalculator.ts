// The form's fields, not React state, contain the inputs, so that nothing typed before the script loads is lost.
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  isNewVisit,
  readEntry,
  replaceFragment,
  subscribeToFragment,
  writeEntry,
} from '@/lib/base/entry-state'
import { fillFields, readFields } from '@/lib/base/form-fields'
import * as inputs from '@/lib/calculator/inputs'
import { type Projection, type ProjectionInput, projectWeightLoss } from '@/lib/calculator/projection'
import { readTyped, showIn, type TypedWeight, type Unit } from '@/lib/calculator/weight'
import type { CalculatorFacts } from './get-calculator-facts'

export type Result = {
  /** How many times a result has been calculated. 0 is the placeholder, which is not visible. */
  run: number
  input: ProjectionInput
  projection: Projection
  /** The inputs as typed and selected, and the unit. */
  typed: inputs.TypedInputs
}

/** The specification's initial state: 165 lbs, -35 lbs, -1.5 lbs. */
const PLACEHOLDER: Result = {
  run: 0,
  input: { weightLbs: 200, medication: 'tirzepatide', dosage: 'standard', weeks: 52 },
  projection: { projectedWeightLbs: 165, totalLossLbs: 35, weeklyLossLbs: 1.5 },
  typed: { raw: { weight: '', medication: '', dosage: '', weeks: '' }, unit: 'lbs' },
}

const ENTRY_KEY = 'calculator'
/** Its own key, because it changes without the draft. */
const SCROLL_KEY = 'calculator_scroll'

export type CalculatorState = ReturnType<typeof useCalculator>

/** The calculator's state and actions. The state is saved in the history entry, for when the visitor returns. */
export function useCalculator(facts: CalculatorFacts) {
  const { timeframesWeeks, table } = facts
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLElement>(null)
  const lastTyped = useRef<TypedWeight>({ text: '', unit: 'lbs' })
  const mustReveal = useRef(false)
  const [unit, setUnit] = useState<Unit>('lbs')
  const [error, setError] = useState<ReturnType<typeof showResult>>(null)
  const [result, setResult] = useState(PLACEHOLDER)
  const [isOutdated, setIsOutdated] = useState(false)
  const calculated = result.run > 0 ? result.typed : null

  function readInputs(): inputs.TypedInputs {
    const raw = readFields(form.current, inputs.FIELDS)
    const typed = readTyped(raw.weight, unit, lastTyped.current)
    lastTyped.current = typed
    return { raw: { ...raw, weight: typed.text }, unit: typed.unit }
  }

  function save(draft: inputs.Draft) {
    const { calculated, typed } = draft
    setIsOutdated(calculated !== null && inputs.toFragment(calculated) !== inputs.toFragment(typed))
    writeEntry(ENTRY_KEY, draft)
  }

  /** Shows the result if the inputs are valid, otherwise returns the error. */
  function showResult(typed: inputs.TypedInputs, options: { isRevealed: boolean }) {
    const check = inputs.checkInputs(typed, timeframesWeeks)
    if (!check.ok) return check
    mustReveal.current = options.isRevealed
    const projection = projectWeightLoss(check.input, table)
    setResult(({ run }) => ({ run: run + 1, input: check.input, projection, typed }))
    return null
  }

  const open = useEffectEvent((draft: inputs.Draft, options: { isRevealed: boolean }) => {
    const { raw, unit: typedUnit } = draft.typed
    lastTyped.current = { text: raw.weight, unit: typedUnit }
    fillFields(form.current, { ...raw, weight: showIn(draft.unit, lastTyped.current) }, 'all')
    setUnit(draft.unit)
    setError(null)
    if (draft.calculated) showResult(draft.calculated, options)
    save(draft)
  })

  const readAddress = useEffectEvent((): inputs.Draft | null => {
    const typed = inputs.parseFragment(location.hash, timeframesWeeks)
    return typed && { typed, unit: typed.unit, calculated: typed }
  })

  useEffect(() => {
    const isNew = isNewVisit()
    const draft = inputs.parseDraft(readEntry(ENTRY_KEY)) ?? readAddress()
    if (draft) {
      // What was typed before the script loaded takes precedence over the history entry and the address.
      const fields = Object.entries(readFields(form.current, inputs.FIELDS))
      const raw = { ...draft.typed.raw, ...Object.fromEntries(fields.filter(([, value]) => value !== '')) }
      open({ ...draft, typed: { ...draft.typed, raw } }, { isRevealed: isNew })
    }
    return subscribeToFragment((isNewEntry) => {
      const address = readAddress()
      const kept = isNewEntry ? address : (inputs.parseDraft(readEntry(ENTRY_KEY)) ?? address)
      if (kept) open(kept, { isRevealed: isNewEntry })
    })
  }, [])

  // The browser restores the position before the results take their place, and does not always correct it.
  useEffect(() => {
    const keep = () => writeEntry(SCROLL_KEY, scrollY)
    addEventListener('scrollend', keep)
    return () => removeEventListener('scrollend', keep)
  }, [])

  useEffect(() => {
    const position = readEntry(SCROLL_KEY)
    if (result.run === 1 && !mustReveal.current && typeof position === 'number') scrollTo(0, position)
    if (result.run === 0 || !mustReveal.current) return
    mustReveal.current = false
    results.current?.scrollIntoView()
    results.current?.focus({ preventScroll: true })
  }, [result.run])

  function edit() {
    const typed = readInputs()
    if (error && inputs.isFieldValid(error.field, typed, timeframesWeeks)) setError(null)
    save({ typed, unit, calculated })
  }

  function changeUnit(next: Unit) {
    const typed = readInputs()
    fillFields(form.current, { weight: showIn(next, lastTyped.current) }, 'all')
    setUnit(next)
    save({ typed, unit: next, calculated })
  }

  function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readInputs()
    const found = showResult(typed, { isRevealed: true })
    setError(found)
    save({ typed, unit, calculated: found ? null : typed })
    if (found) {
      setResult(PLACEHOLDER)
      form.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus()
    } else if (inputs.parseFragment(location.hash, timeframesWeeks)) {
      // An address that would restore earlier inputs follows the new ones.
      replaceFragment(`#${inputs.toFragment(typed)}`)
    }
  }

  return { facts, form, results, unit, error, result, isOutdated, edit, changeUnit, calculate }
}
