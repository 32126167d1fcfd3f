// Citations in a text as chips with the names of the sources. The text itself keeps `<Cite id="step-1" />`.
import { Decoration, EditorView, MatchDecorator, ViewPlugin, WidgetType } from '@codemirror/view'
import { isEqual } from '../../../files/equal'

class Chip extends WidgetType {
  constructor(readonly look: { textContent: string; title: string }) {
    super()
  }
  override eq = ({ look }: Chip) => isEqual(look, this.look)
  override ignoreEvent = () => false
  override toDOM = () =>
    Object.assign(document.createElement('mark'), this.look, {
      className: 'rounded-(--pico-border-radius) font-sans text-[0.87em]',
    })
}

/** One key deletes a whole chip, and the cursor steps over it. */
export function citationChips(sources: { id: string; label: string }[]) {
  const decorator = new MatchDecorator({
    regexp: /<Cite id=("[^"<>]+"|\{\[[^\]<>]+\]\})(?: kind="(\w+)")? \/>/g,
    decoration: ([, written = '', kind]) => {
      const ids = written.match(/[\w-]+/g) ?? []
      const names = ids.map((id) => sources.find((source) => source.id === id)?.label ?? id)
      const textContent = names.join(', ') + (kind ? ` (${kind})` : '')
      return Decoration.replace({ widget: new Chip({ textContent, title: ids.join(', ') }) })
    },
  })
  return ViewPlugin.define(
    (view) => ({
      decorations: decorator.createDeco(view),
      update(update) {
        this.decorations = decorator.updateDeco(update, this.decorations)
      },
    }),
    {
      decorations: (chips) => chips.decorations,
      provide: (plugin) =>
        EditorView.atomicRanges.of((view) => view.plugin(plugin)?.decorations ?? Decoration.none),
    },
  )
}
