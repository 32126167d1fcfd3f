import { EditorView } from '@codemirror/view'
import type { Path } from '../../../../content/issue'

const FIELD = ':is(input, textarea, select, button, [role="textbox"]):not([role="toolbar"] *)'

/** Moves to a field of the open form and a line of its text, or to the group around it. A folded entry opens first. */
export async function goTo(path: Path, line = 0) {
  for (const [index] of path.entries()) {
    const entry = document.getElementById(`${['form', ...path.slice(0, index + 1)].join('_')}-entry`)
    if (!(entry instanceof HTMLDetailsElement) || entry.open) continue
    entry.open = true
    await new Promise((done) => setTimeout(done, 50))
  }

  for (let length = path.length; length > 0; length--) {
    const id = ['form', ...path.slice(0, length)].join('_')
    const ids = [id, `${id}_text`, `${id}-group`, `${id}-entry`]
    const place = ids.map((own) => document.getElementById(own)).find((element) => element !== null)
    if (!place) continue
    place.scrollIntoView({ block: 'center' })
    const view = EditorView.findFromDOM(place)
    if (view && place === view.contentDOM) {
      const { from } = view.state.doc.line(Math.min(line + 1, view.state.doc.lines))
      const effects = EditorView.scrollIntoView(from, { y: 'center' })
      view.dispatch({ selection: { anchor: from }, effects })
    }
    const input = place.matches(FIELD) ? place : place.querySelector<HTMLElement>(FIELD)
    return input?.focus({ preventScroll: true })
  }
}
