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
import {
  areSameInputs,
  checkInputs,
  type Draft,
  FIELDS,
  type Field,
  isFieldValid,
  parseDraft,
  parseFragment,
  type TypedInputs,
  toFragment,
} from '@/lib/calculator/inputs'
import { projectWeightLoss } from '@/lib/calculator/projection'
import { readTyped, showIn, type TypedWeight, type Unit } from '@/lib/calculator/weight'
import {
  type CalculatorFacts,
  fieldId,
  type InputError,
  PLACEHOLDER_RESULT,
  type Result,
} from './calculator-facts'

const ENTRY_KEY = 'calculator'
const NOTHING_TYPED: TypedWeight = { text: '', unit: 'lbs' }

/** The calculator's state and actions. The state is saved in the history entry, for when the visitor returns. */
export function useCalculator({ timeframesWeeks, table }: CalculatorFacts) {
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLElement>(null)
  const lastTyped = useRef(NOTHING_TYPED)
  const [unit, setUnit] = useState<Unit>('lbs')
  const [error, setError] = useState<InputError | null>(null)
  const [result, setResult] = useState<Result>(PLACEHOLDER_RESULT)
  const [isOutdated, setIsOutdated] = useState(false)
  const mustReveal = useRef(false)

  function readInputs(): TypedInputs {
    const raw = readFields(form.current, FIELDS)
    const typed = readTyped(raw.weight, unit, lastTyped.current)
    lastTyped.current = typed
    return { raw: { ...raw, weight: typed.text }, unit: typed.unit }
  }

  function writeInputs({ raw, unit: typedUnit }: TypedInputs, shownUnit: Unit) {
    lastTyped.current = { text: raw.weight, unit: typedUnit }
    fillFields(form.current, { ...raw, weight: showIn(shownUnit, lastTyped.current) }, 'all')
    setUnit(shownUnit)
    setError(null)
  }

  /** Shows the result if the inputs are valid, otherwise returns the error. */
  function showResult(typed: TypedInputs, options: { isRevealed: boolean }): InputError | null {
    const check = checkInputs(typed.raw, typed.unit, timeframesWeeks)
    if (!check.ok) return check
    mustReveal.current = options.isRevealed
    setResult(({ run }) => ({
      run: run + 1,
      input: check.input,
      projection: projectWeightLoss(check.input, table),
      typed,
    }))
    return null
  }

  const open = useEffectEvent((draft: Draft, options: { isRevealed: boolean }) => {
    writeInputs(draft.typed, draft.unit)
    if (draft.calculated) showResult(draft.calculated, options)
    setIsOutdated(draft.calculated !== null && !areSameInputs(draft.calculated, draft.typed))
    writeEntry(ENTRY_KEY, draft)
  })

  const readAddress = useEffectEvent((): Draft | null => {
    const typed = parseFragment(location.hash, timeframesWeeks)
    return typed && { typed, unit: typed.unit, calculated: typed }
  })

  useEffect(() => {
    const isNew = isNewVisit()
    const draft = parseDraft(readEntry(ENTRY_KEY)) ?? readAddress()
    if (draft) {
      // What was typed before the script loaded takes precedence over the history entry and the address.
      const filled = Object.entries(readFields(form.current, FIELDS)).filter(([, value]) => value !== '')
      const raw = { ...draft.typed.raw, ...Object.fromEntries(filled) }
      open({ ...draft, typed: { ...draft.typed, raw } }, { isRevealed: isNew })
    }
    return subscribeToFragment((isNewEntry) => {
      const address = readAddress()
      const kept = isNewEntry ? address : (parseDraft(readEntry(ENTRY_KEY)) ?? address)
      if (kept) open(kept, { isRevealed: isNewEntry })
    })
  }, [])

  useEffect(() => {
    if (result.run === 0 || !mustReveal.current) return
    mustReveal.current = false
    results.current?.scrollIntoView()
    results.current?.focus({ preventScroll: true })
  }, [result.run])

  const getCalculated = () => (result.run > 0 ? result.typed : null)

  function edit() {
    const typed = readInputs()
    if (error && isFieldValid(error.field, typed.raw, typed.unit, timeframesWeeks)) setError(null)
    const calculated = getCalculated()
    setIsOutdated(calculated !== null && !areSameInputs(calculated, typed))
    writeEntry(ENTRY_KEY, { typed, unit, calculated } satisfies Draft)
  }

  function changeUnit(next: Unit) {
    const typed = readInputs()
    fillFields(form.current, { weight: showIn(next, lastTyped.current) }, 'all')
    setUnit(next)
    writeEntry(ENTRY_KEY, { typed, unit: next, calculated: getCalculated() } satisfies Draft)
  }

  function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readInputs()
    const inputError = showResult(typed, { isRevealed: true })
    setError(inputError)
    setIsOutdated(false)
    writeEntry(ENTRY_KEY, { typed, unit, calculated: inputError ? null : typed } satisfies Draft)
    if (!inputError) {
      // An address that would restore earlier inputs follows the new ones.
      if (parseFragment(location.hash, timeframesWeeks))
        replaceFragment(`#${toFragment(typed.raw, typed.unit)}`)
      return
    }
    setResult(PLACEHOLDER_RESULT)
    focusField(inputError.field)
  }

  return { form, results, unit, error, result, isOutdated, edit, changeUnit, calculate }
}

function focusField(field: Field) {
  document.getElementById(fieldId(field))?.focus()
}
