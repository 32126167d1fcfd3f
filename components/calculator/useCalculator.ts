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
import { readTyped, showIn, type Unit } from '@/lib/calculator/weight'
import type { CalculatorFacts } from './get-calculator-facts'

/** `run` is how many times a result has been shown; 0 is the placeholder, which is not visible. */
export type Result = { run: number; input: ProjectionInput; projection: Projection }

/** The specification's initial state: 165 lbs, -35 lbs, -1.5 lbs. */
const PLACEHOLDER: Result = {
  run: 0,
  input: { weightLbs: 200, medication: 'tirzepatide', dosage: 'standard', weeks: 52 },
  projection: { projectedWeightLbs: 165, totalLossLbs: 35, weeklyLossLbs: 1.5 },
}

const UNTOUCHED: inputs.CalculatorDraft = {
  typed: { weight: '', medication: '', dosage: '', weeks: '', unit: 'lbs' },
  unit: 'lbs',
  calculated: null,
}

const ENTRY_KEY = 'calculator'
/** A separate key, because it changes without the draft. */
const SCROLL_KEY = 'calculator_scroll'

export type CalculatorState = ReturnType<typeof useCalculator>

/** The calculator's state and actions. The draft is saved in the history entry, for when the visitor returns. */
export function useCalculator(facts: CalculatorFacts) {
  const { timeframesWeeks, table } = facts
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLElement>(null)
  const mustReveal = useRef(false)
  const [draft, setDraft] = useState(UNTOUCHED)
  const [run, setRun] = useState(0)
  const [isChanging, setIsChanging] = useState(false)
  const [error, setError] = useState<Extract<inputs.CheckedInputs, { ok: false }> | null>(null)
  const { calculated } = draft
  const check = calculated && inputs.checkInputs(calculated, timeframesWeeks)
  const result = check?.ok
    ? { run, input: check.input, projection: projectWeightLoss(check.input, table) }
    : PLACEHOLDER

  function readInputs(): inputs.TypedInputs {
    const { weight, ...selected } = readFields(form.current, inputs.CALCULATOR_FIELDS)
    return { ...readTyped(weight, draft.unit, draft.typed), ...selected }
  }

  function save(next: inputs.CalculatorDraft) {
    setDraft(next)
    writeEntry(ENTRY_KEY, next)
  }

  function show(options: { isRevealed: boolean }) {
    mustReveal.current = options.isRevealed
    setIsChanging(false)
    setRun((count) => count + 1)
  }

  const open = useEffectEvent((next: inputs.CalculatorDraft, options: { isRevealed: boolean }) => {
    const { unit: _, ...fields } = next.typed
    fillFields(form.current, { ...fields, weight: showIn(next.unit, next.typed) }, 'all')
    setError(null)
    if (next.calculated) show(options)
    save(next)
  })

  const keepShown = useEffectEvent(() => writeEntry(ENTRY_KEY, draft))

  const readAddress = useEffectEvent((): inputs.CalculatorDraft | null => {
    const typed = inputs.parseInputsFragment(location.hash, timeframesWeeks)
    return typed && { typed, unit: typed.unit, calculated: typed }
  })

  useEffect(() => {
    const isNew = isNewVisit()
    const kept = inputs.parseCalculatorDraft(readEntry(ENTRY_KEY)) ?? readAddress()
    if (kept) {
      // What was typed before the script loaded takes precedence over the history entry and the address.
      const fields = Object.entries(readFields(form.current, inputs.CALCULATOR_FIELDS))
      const early = Object.fromEntries(fields.filter(([, value]) => value !== ''))
      const isTyping = Object.keys(early).length > 0
      open({ ...kept, typed: { ...kept.typed, ...early } }, { isRevealed: isNew && !isTyping })
    }
    return subscribeToFragment([ENTRY_KEY, SCROLL_KEY], (isNewEntry) => {
      const address = readAddress()
      const next = isNewEntry ? address : (inputs.parseCalculatorDraft(readEntry(ENTRY_KEY)) ?? address)
      if (next) open(next, { isRevealed: isNewEntry })
      else keepShown()
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
    if (run === 1 && !mustReveal.current && typeof position === 'number') scrollTo(0, position)
    if (run === 0 || !mustReveal.current) return
    mustReveal.current = false
    results.current?.scrollIntoView()
    results.current?.focus({ preventScroll: true })
  }, [run])

  useEffect(() => {
    if (isChanging) form.current?.querySelector<HTMLElement>('[name=weight]')?.focus()
  }, [isChanging])

  function edit() {
    const typed = readInputs()
    if (error && inputs.isFieldValid(error.field, typed, timeframesWeeks)) setError(null)
    save({ ...draft, typed })
  }

  /** Opens the form again where it is folded. */
  const changeInputs = () => setIsChanging(true)

  function changeUnit(unit: Unit) {
    const typed = readInputs()
    fillFields(form.current, { weight: showIn(unit, typed) }, 'all')
    save({ ...draft, typed, unit })
  }

  function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readInputs()
    const found = inputs.checkInputs(typed, timeframesWeeks)
    setError(found.ok ? null : found)
    save({ ...draft, typed, calculated: found.ok ? typed : null })
    if (!found.ok) {
      setRun(0)
      form.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus()
      return
    }
    show({ isRevealed: true })
    // An address that would restore earlier inputs follows the new ones.
    if (inputs.parseInputsFragment(location.hash, timeframesWeeks))
      replaceFragment(`#${inputs.toFragment(typed)}`)
  }

  const isOutdated = calculated !== null && inputs.toFragment(calculated) !== inputs.toFragment(draft.typed)
  // Inputs that are not calculated yet stay in view.
  const isFolded = run > 0 && !isChanging && !isOutdated
  const state = { facts, form, results, draft, error, result, isOutdated, isFolded }
  return { ...state, edit, changeInputs, changeUnit, calculate }
}
