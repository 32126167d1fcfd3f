// What the quiz's form needs before the island's script arrives, while the browser submits it by itself.
import { INPUT_KEYS } from '../base/fragment'
import { callInline } from '../base/inline-script'
import { ANSWER_KEYS } from './answers'

type FormNames = { age: string; budget: readonly string[] }

/** Runs as text in an inline script, so it may use nothing outside its body. */
function prepareForm(names: FormNames) {
  const island = document.currentScript?.previousElementSibling as HTMLElement
  const form = island.querySelector('form') as HTMLFormElement
  const age = form.elements.namedItem(names.age) as HTMLInputElement
  // The start button replaces the fragment, which may have answers and a budget.
  island.dataset.fragment = location.hash
  const given = [...new URLSearchParams(location.hash.slice(1))]
  const budget = new URLSearchParams(given.filter(([key]) => names.budget.includes(key)))
  if (`${budget}`) form.action += `#${budget}`
  form.onsubmit = () => {
    // The results accept "44" and not "44.0". The island's script has its own check, and turns off the browser's.
    if (!form.noValidate) age.value = String(Number(age.value))
  }
}

/** An inline script to place right after the island. */
export const getEarlyFormScript = (): string =>
  callInline(prepareForm, { age: ANSWER_KEYS.age, budget: INPUT_KEYS })
