// Keeps what a visitor types before an island is hydrated. If the HTML does not match what React renders, for example
// because a browser extension added elements to a form, React replaces it, and the fields would be empty.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Some islands, such as the quiz, show a field only after their effects have run. */
const FRAMES_UNTIL_SHOWN = 10

/** Call before hydrating. The returned function restores values, focus, and caret of fields that were replaced. */
export function keepTyped(root: HTMLElement): () => void {
  const before = getControls(root).filter((control) => !control.matches(':disabled'))
  let focused = before.find((control) => control === document.activeElement)
  document.addEventListener('focusin', ({ target }) => {
    if (!root.contains(target as Node)) focused = undefined
    else focused = before.find((control) => control === target) ?? focused
  })
  return () => {
    for (const old of before) {
      const control = old.isConnected ? undefined : getControls(root).find((entry) => isSameField(entry, old))
      if (!control) continue
      copyValue(old, control)
      if (old === focused) moveFocus(old, control, FRAMES_UNTIL_SHOWN)
    }
  }
}

const getControls = (root: HTMLElement): Control[] => [
  ...root.querySelectorAll<Control>('input[name], select[name], textarea[name]'),
]

function isSameField(a: Control, b: Control): boolean {
  const isChoice = a instanceof HTMLInputElement && (a.type === 'radio' || a.type === 'checkbox')
  return a.name === b.name && a.type === b.type && (!isChoice || a.value === b.value)
}

function copyValue(from: Control, to: Control) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked
  if (from.value === to.value) return
  to.value = from.value
  // Components treat the value as typed.
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

function moveFocus(from: Control, to: Control, framesLeft: number) {
  to.focus({ preventScroll: true })
  if (document.activeElement !== to) {
    if (framesLeft > 0) requestAnimationFrame(() => moveFocus(from, to, framesLeft - 1))
    return
  }
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return
  // Only text fields have a caret that can be set.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
