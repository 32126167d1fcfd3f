// The text of a guide or legal page: blocks of Markdown and forms for our components, in order.
import type { Block } from '../../files/edit-document'
import type { Desk, DeskIssue } from '../api'
import { BlockEditor } from './BlockEditor'
import { type Draft, type DraftBlock, keyBlock } from './drafts'
import { ConflictNote } from './form/ConflictNote'
import type { Conflict } from './merge'

type Props = {
  desk: Desk
  draft: Draft
  blocks: DraftBlock[]
  issues: DeskIssue[]
  onResolve: (conflict: Conflict, isTheirs: boolean) => void
  /** `field` is the block that changed. */
  onChange: (blocks: DraftBlock[], field?: string) => void
}

export function Blocks({ desk, draft, blocks, issues, onResolve, onChange }: Props) {
  const move = (at: number, to: number) =>
    onChange(blocks.toSpliced(at, 1).toSpliced(to, 0, ...blocks.slice(at, at + 1)))
  return (
    <section className="blocks" aria-label="Text">
      <h2>Text</h2>
      <p className="hint">
        Markdown: ## starts a section, **bold**, [a link](/address), a blank line between paragraphs.
      </p>
      {blocks.map(({ key, block }, at) => (
        <div className="block" key={key} id={`block-${key}-group`}>
          <BlockEditor
            desk={desk}
            id={`block-${key}`}
            number={at + 1}
            block={block}
            issues={issues.filter((issue) => issue.block === at)}
            onChange={(own) => onChange(blocks.with(at, { key, block: own }), key)}
          />
          <ConflictNote conflict={draft.conflicts.find((own) => own.block === at)} onResolve={onResolve} />
          <div className="row">
            <AddBlock
              desk={desk}
              at={at + 1}
              onAdd={(own) => onChange(blocks.toSpliced(at + 1, 0, keyBlock(own)))}
            />
            <span className="buttons">
              <button
                type="button"
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
                aria-label={`Move up: block ${at + 1}`}
              >
                ↑
              </button>
              <button
                type="button"
                disabled={at === blocks.length - 1}
                onClick={() => move(at, at + 1)}
                aria-label={`Move down: block ${at + 1}`}
              >
                ↓
              </button>
              <button
                type="button"
                onClick={() => onChange(blocks.toSpliced(at, 1))}
                aria-label={`Remove: block ${at + 1}`}
              >
                ✕
              </button>
            </span>
          </div>
        </div>
      ))}
      {blocks.length === 0 && <AddBlock desk={desk} at={1} onAdd={(own) => onChange([keyBlock(own)])} />}
    </section>
  )
}

function AddBlock({ desk, at, onAdd }: { desk: Desk; at: number; onAdd: (block: Block) => void }) {
  const add = (name: string) => {
    const form = desk.components[name]
    if (name === 'text') onAdd({ origin: null, kind: 'text', text: '' })
    else if (form)
      onAdd({
        origin: null,
        kind: 'component',
        name: name as never,
        props: makeProps(form),
        text: form.hasText ? '' : null,
      })
  }
  return (
    <select
      value=""
      aria-label={`Add a block after block ${at}`}
      onChange={({ target }) => add(target.value)}
    >
      <option value="">Add below …</option>
      <option value="text">Text</option>
      {Object.entries(desk.components)
        .filter(([name]) => name !== 'Cite')
        .map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
    </select>
  )
}

const makeProps = ({ properties = {}, required = [] }: Desk['components'][string]) =>
  Object.fromEntries(required.map((name) => [name, properties[name]?.type === 'array' ? [] : '']))
