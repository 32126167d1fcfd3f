'use client'
// A client component because it computes what the visitor types; nothing typed leaves the page.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Label } from '@/components/ui/Label'
import { useHydrated } from '@/components/ui/useHydrated'
import { checkInputs, type Field, parseDraft, parseFragment, type RawInputs } from '@/lib/calculator/inputs'
import { projectWeightLoss } from '@/lib/calculator/projection'
import { convertTyped, type Unit } from '@/lib/calculator/weight'
import { CalculatorForm } from './CalculatorForm'
import { CalculatorResults } from './CalculatorResults'
import { type CalculatorFacts, fieldId, PLACEHOLDER_RESULT, type Result } from './calculator-facts'
import { Steps } from './Steps'

/** The key in the state of this entry of the history under which it keeps what was typed, and at which fragment. */
const DRAFT = 'calculator'

/** The four inputs, and, once they are good, the projection. */
export function Calculator({ facts }: { facts: CalculatorFacts }) {
  const isLive = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLElement>(null)
  const [unit, setUnit] = useState<Unit>('lbs')
  const [fault, setFault] = useState<{ field: Field; message: string } | null>(null)
  const [result, setResult] = useState<Result>(PLACEHOLDER_RESULT)
  const typedBefore = useRef<{ weight: string; unit: Unit; converted: string } | null>(null)
  const { timeframesWeeks, table } = facts

  useEffect(() => {
    const write = (restored: { raw: RawInputs; unit: Unit } | null) => {
      if (!restored || !form.current) return
      writeForm(form.current, restored.raw)
      setUnit(restored.unit)
      setFault(null)
    }
    const restore = () => write(parseFragment(location.hash, timeframesWeeks))
    // What was typed before the script arrived, or brought back by the browser, goes before what this entry of the
    // history kept, and that before what the address says.
    const now = Object.entries(form.current ? readForm(form.current) : {}).filter(([, value]) => value !== '')
    const kept = history.state?.[DRAFT]
    const draft = kept?.hash === location.hash ? parseDraft(kept) : null
    if (draft) write({ raw: { ...draft.raw, ...Object.fromEntries(now) }, unit: draft.unit })
    else if (now.length === 0) restore()
    addEventListener('hashchange', restore)
    return () => removeEventListener('hashchange', restore)
  }, [timeframesWeeks])

  useEffect(() => {
    if (result.run === 0) return
    results.current?.scrollIntoView()
    results.current?.focus({ preventScroll: true })
  }, [result.run])

  function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const raw = readForm(event.currentTarget)
    const check = checkInputs(raw, unit, timeframesWeeks)
    if (!check.ok) {
      setFault(check)
      setResult(PLACEHOLDER_RESULT)
      document.getElementById(fieldId(check.field))?.focus()
      return
    }
    setFault(null)
    setResult(({ run }) => ({
      run: run + 1,
      input: check.input,
      projection: projectWeightLoss(check.input, table),
      typed: { raw, unit },
    }))
  }

  function changeUnit(next: Unit) {
    if (form.current) {
      const raw = readForm(form.current)
      const { current: before } = typedBefore
      // Switching there and back gives what was typed, not what rounding made of it.
      const isUntouched = before?.unit === next && before.converted === raw.weight
      const weight = isUntouched ? before.weight : convertTyped(raw.weight, unit, next)
      typedBefore.current = { weight: raw.weight, unit, converted: weight }
      writeForm(form.current, { ...raw, weight })
    }
    setUnit(next)
  }

  const isCalculated = result.run > 0
  return (
    <>
      <Steps isCalculated={isCalculated} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[21.25rem_minmax(0,1fr)] lg:gap-10">
        <Label as="h2" title="1 · Input">
          <CalculatorForm
            ref={form}
            facts={facts}
            unit={unit}
            onUnitChange={changeUnit}
            fault={fault}
            isLive={isLive}
            onChange={(event) => keepDraft(event.currentTarget)}
            onSubmit={calculate}
          />
        </Label>
        <section
          ref={results}
          id="results"
          tabIndex={-1}
          aria-labelledby="results-title"
          aria-describedby="results-figures"
          hidden={!isCalculated}
          className="min-w-0 scroll-mt-4 outline-none"
        >
          <Label as="h2" id="results-title" title="2 · Results" aside={`${result.input.weeks} weeks`}>
            <CalculatorResults result={result} facts={facts} unit={unit} />
          </Label>
        </section>
      </div>
    </>
  )
}

function readForm(form: HTMLFormElement): RawInputs {
  const data = new FormData(form)
  const read = (field: Field) => String(data.get(field) ?? '')
  return {
    weight: read('weight'),
    medication: read('medication'),
    dosage: read('dosage'),
    weeks: read('weeks'),
  }
}

/** The fields keep their own values, so that nothing typed before the script arrived is lost. */
function writeForm(form: HTMLFormElement, raw: RawInputs) {
  for (const [field, value] of Object.entries(raw)) {
    const control = form.elements.namedItem(field)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
    // A choice that this page does not have any more.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = ''
  }
}

/** Survives Back, a reload and a new deploy, and goes with the tab; unlike what a browser fills in by itself. */
function keepDraft(form: HTMLFormElement) {
  const unit = new FormData(form).get('unit')
  try {
    history.replaceState({ ...history.state, [DRAFT]: { ...readForm(form), unit, hash: location.hash } }, '')
  } catch {
    // Safari allows a hundred of these in half a minute; the next one keeps it.
  }
}
