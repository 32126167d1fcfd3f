// Keeps what a visitor typed while an island was not hydrated yet. React replaces an island's HTML when it is not what
// React rendered, for example because an extension added elements to a form; the fields would then be empty.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** An island may show a field only after its effects have run, as the quiz does. */
const FRAMES_UNTIL_SHOWN = 10

/** Call before hydrating. The returned function restores values, focus and caret, where the fields were replaced. */
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
  // The components see it as typed.
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

function moveFocus(from: Control, to: Control, framesLeft: number) {
  to.focus({ preventScroll: true })
  if (document.activeElement !== to) {
    if (framesLeft > 0) requestAnimationFrame(() => moveFocus(from, to, framesLeft - 1))
    return
  }
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return
  // Only fields for text have a caret that can be set.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
